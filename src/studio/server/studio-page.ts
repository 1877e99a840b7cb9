import { studioRoot } from '../protocol.ts';

/** The one page that the studio is: everything else is its script. */
export function studioPage(about: { token: string; previewOrigin: string }, files: readonly string[]): string {
  const style = files.find((file) => /^\/assets\/.*\.css$/.test(file));
  const script = files.find((file) => /^\/assets\/studio.*\.js$/.test(file));
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${about.token}">
<meta name="preview-origin" content="${about.previewOrigin}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Студия VitimePro</title>
<link rel="icon" href="data:,">
${style ? `<link rel="stylesheet" href="${studioRoot}${style}">` : ''}
</head>
<body><div id="studio"></div><noscript>Студии нужен JavaScript.</noscript>
<script type="module" src="${studioRoot}${script}"></script></body>
</html>`;
}
