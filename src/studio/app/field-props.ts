import type { FieldNode } from '../protocol.ts';

export interface FieldProps {
  node: FieldNode;
  path: string;
  value: unknown;
}
