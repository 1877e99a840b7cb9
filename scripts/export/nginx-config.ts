import { apiRoot } from '../../src/contract/endpoints.ts';
import { pagePaths } from '../../src/contract/paths.ts';
import type { Redirect } from '../../src/contract/site-node.ts';
import { keysOfPages } from '../../src/server/pages/page-address.ts';

/** An answer of the node as it was written to disk. */
export interface ExportedFile {
  /** The address it answers. */
  path: string;
  /** Below the export's folder, without the ending of an encoding. */
  file: string;
  /** Of the node's answer, by lower-case name. */
  headers: Record<string, string>;
}

export interface NginxInput {
  /** The export's folder, as nginx will see it. */
  root: string;
  /** Where a node answers what is no file: `http://127.0.0.1:3000`. */
  node: string;
  listen: string;
  pages: ExportedFile[];
  feeds: ExportedFile[];
  api: ExportedFile[];
  /** The node's headers of a script, a style and a picture that never change. */
  immutable: { script: Record<string, string>; style: Record<string, string>; picture: Record<string, string> };
  redirects: Redirect[];
  /** What stands in when a node has to answer, and cannot. */
  unavailable: ExportedFile;
}

/** Said of each file by nginx itself, or of each encoding. */
const notCopied =
  /^(content-type|date|connection|keep-alive|content-length|content-encoding|transfer-encoding|etag|last-modified|vary|x-request-id)$/;
const perPage = 'content-security-policy';

/** The configuration of a server that serves an export: files at nginx's own speed, everything else from a node. */
export function nginxConfig(input: NginxInput): string {
  const home = input.pages.find(({ path }) => path === pagePaths.home);
  const common = withoutPolicy(home?.headers ?? {});
  const isSpecial = ({ path, headers }: ExportedFile) =>
    path === pagePaths.home || path in keysOfPages || !isEqual(withoutPolicy(headers), common);
  const special = input.pages.filter(isSpecial);
  return `# Made by \`npm run export\`: belongs into the http block (/etc/nginx/conf.d). Do not edit, export again.
map_hash_bucket_size 4096;
map_hash_max_size 65536;

upstream vitimepro_node {
  server ${new URL(input.node).host};
  keepalive 16;
}

map $http_accept_encoding $vitimepro_suffix {
  default "";
  # What browsers say, found without a regular expression.
  "gzip, deflate, br, zstd" ".br";
  "gzip, deflate, br" ".br";
  "~*\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".br";
  "~*\\bgzip\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".gz";
}
map $vitimepro_suffix $vitimepro_encoding {
  default "";
  ".br" "br";
  ".gz" "gzip";
}
map $uri $vitimepro_policy {
${input.pages.map(({ path, headers }) => `  ${quoted(path)} ${quoted(headers[perPage] ?? '')};`).join('\n')}
}

server {
  listen ${input.listen};
  root ${quoted(input.root)};
  # A doubled slash has one right spelling: the node knows it.
  merge_slashes off;
  charset off;
  types { }
  # An export is never changed where it lies: files are looked up and opened once.
  open_file_cache max=20000 inactive=10m;
  open_file_cache_valid 1m;
  # The way to the node is one error page, that it does not answer a second.
  recursive_error_pages on;
  error_page 418 = @node;
  error_page 502 503 504 =503 /errors/unavailable;
${block('= /errors/unavailable', `    internal;\n${served(input.unavailable, '=503')}`)}
${input.redirects.map((one) => redirect(one, common)).join('')}${special.map(page).join('')}${input.feeds
  .map((feed) => block(`= ${quoted(feed.path)}`, served(feed)))
  .join('')}  location / {
${served({ path: '', file: 'pages$uri.html', headers: common }, '@node', '$vitimepro_policy')}
  }

  location ${apiRoot}/ {
    if ($args) { return 418; }
${served({ path: '', file: 'answers$uri.json', headers: input.api[0]?.headers ?? {} })}
  }

  location ~ ^/assets/.+\\.js$ {
${served({ path: '', file: '$uri', headers: input.immutable.script })}
  }

  location ~ ^/assets/.+\\.css$ {
${served({ path: '', file: '$uri', headers: input.immutable.style })}
  }

  location ~ ^/(?:assets|media|share)/ {
    types {
      font/woff2 woff2;
      image/svg+xml svg;
      image/png png;
      image/webp webp;
      image/avif avif;
      image/jpeg jpg;
    }
${copied(input.immutable.picture)}
    try_files $uri @node;
  }

  location @node {
    proxy_pass http://vitimepro_node;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
}
`;
}

/** A page that is not served by the rule for all: its headers are others, or its query matters. */
function page(one: ExportedFile): string {
  const keys = keysOfPages[one.path]?.join('|');
  const asked = keys ? `    if ($args ~ "(?:^|&)(?:${keys})=") { return 418; }\n` : '';
  return block(`= ${quoted(one.path)}`, asked + served(one, '@node', '$vitimepro_policy'));
}

/** The query always comes along, as on the node. */
function redirect({ from, to, status }: Redirect, headers: Record<string, string>): string {
  const [address = '', hash] = encodeURI(decodeURI(to)).split('#');
  const hasQuery = address.includes('?');
  const query = hasQuery ? '$vitimepro_more' : '$is_args$args';
  const target = `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
  const more = hasQuery ? '    set $vitimepro_more "";\n    if ($args) { set $vitimepro_more "&$args"; }\n' : '';
  return block(`= ${quoted(from)}`, `${copied(headers)}\n${more}    return ${status} ${quoted(target, true)};`);
}

/** A file in the best encoding that the visitor accepts, with the headers of the node's own answer. */
function served({ file, headers }: ExportedFile, otherwise = '@node', policy?: string): string {
  return [
    `    default_type ${quoted(headers['content-type'] ?? 'application/octet-stream')};`,
    copied(policy ? withoutPolicy(headers) : headers),
    // Asked here, before `try_files` makes another address of it; what has no policy is no page.
    ...(policy ? [`    if (${policy} = "") { return 418; }`, `    add_header ${perPage} ${policy} always;`] : []),
    '    add_header vary "Accept-Encoding" always;',
    '    add_header content-encoding $vitimepro_encoding always;',
    `    try_files ${file.startsWith('$') ? '' : '/'}${file}$vitimepro_suffix ${otherwise};`,
  ].join('\n');
}

function copied(headers: Record<string, string>): string {
  return Object.entries(headers)
    .filter(([name]) => !notCopied.test(name))
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

function withoutPolicy({ [perPage]: _, ...headers }: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !notCopied.test(name) || name === 'content-type'),
  );
}

const isEqual = (a: Record<string, string>, b: Record<string, string>) => JSON.stringify(a) === JSON.stringify(b);

const block = (match: string, body: string) => `  location ${match} {\n${body}\n  }\n\n`;

/** As nginx reads it: variables are meant only where they are asked for. */
function quoted(text: string, withVariables = false): string {
  if (!withVariables && text.includes('$')) throw new Error(`nginx would read a variable in ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
