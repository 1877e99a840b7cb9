/** A configuration of a whole nginx around that of an export, for trying it, set up as Debian does: what it writes stays in the folder. */
export function processConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/temporary-${name};`).join('\n')}
  include ${folder}/nginx.conf;
}
`;
}
