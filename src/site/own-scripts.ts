import { createHash } from 'node:crypto';

/**
 * The security policy allows inline scripts by hash, and only those that the site or its framework wrote. The framework marks
 * its own with the nonce of this render, which nothing in the content can know. A page is cached, so a nonce must not
 * leave the server: it is taken out, and the hashes of what it marked are returned.
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script(?=[^>]*${attribute})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...html.matchAll(marked)].map(([, code = '']) => scriptHash(code));
  const bare = html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(attribute, '');
  return { html: bare, hashes };
}

/** As the policy names an inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
