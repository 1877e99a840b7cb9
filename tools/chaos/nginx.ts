import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { hasNginx, startNginx } from './nginx-process.ts';

const recipe = 'deploy/nginx';

export const noNginx = () => (hasNginx() ? undefined : 'nginx is not installed');

export interface Balancer {
  origin: string;
  /** As after a publish: what the script of the recipe says if it fails. */
  forgetPages(): string | null;
  stop(): void;
}

/** The real nginx before two nodes, with the site's own recipe: only folders, ports and the nodes' addresses are others. */
export async function startBalancer(folder: string, nodes: [string, string]): Promise<Balancer> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const changes: [from: string, to: string][] = [
    ['/var/cache/nginx', folder],
    ['/etc/nginx', folder],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:3000', nodes[0]],
    ['127.0.0.1:3001', nodes[1]],
  ];
  let config = readFileSync(join(recipe, 'vitimepro.conf'), 'utf8');
  for (const [from, to] of changes) {
    if (!config.includes(from)) throw new Error(`the recipe for nginx has no ${from}`);
    config = config.replaceAll(from, to);
  }
  writeFileSync(join(folder, 'nginx.conf'), config);
  copyFileSync(join(recipe, 'away.html'), join(folder, 'vitimepro-away.html'));
  const { origin, options, master } = await startNginx(folder, port);
  const forgetPages = () => {
    const env = {
      ...process.env,
      NODES: nodes.map((node) => `http://${node}`).join(' '),
      GENERATION_FILE: join(folder, 'vitimepro-generation.map'),
      NGINX_COMMAND: `nginx ${options.join(' ')}`,
    };
    const { status, stdout, stderr } = spawnSync('sh', [join(recipe, 'forget-pages.sh')], { encoding: 'utf8', env });
    return status === 0 ? null : `forget-pages.sh: ${stdout}${stderr}`;
  };
  return { origin, forgetPages, stop: () => master.kill('SIGTERM') };
}
