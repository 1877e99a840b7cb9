import type { TestProject } from 'vitest/node';
import { startPostgresql } from './postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlUrl: string;
  }
}

/** Vitest's global set-up: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject) {
  const postgresql = await startPostgresql();
  project.provide('postgresqlUrl', postgresql.url);
  return postgresql.stop;
}
