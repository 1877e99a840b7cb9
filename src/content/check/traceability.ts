import { passagesOf } from './prose-passages.ts';
import type { Report } from './report.ts';

/** Documents as texts name them, and as a source does. */
const documents = [
  { name: 'EFSA', said: /EFSA/, listed: /EFSA/ },
  { name: 'ВОЗ', said: /ВОЗ|Всемирн\p{L}+ организаци/u, listed: /ВОЗ|WHO|World Health/ },
  { name: 'МР 2.3.1.0253-21', said: /МР\s2\.3\.1/, listed: /МР\s2\.3\.1/ },
  { name: 'ТР ТС 022/2011', said: /ТР\sТС\s022/, listed: /022\/2011/ },
  { name: 'ТР ТС 021/2011', said: /ТР\sТС\s021/, listed: /021\/2011/ },
  {
    name: 'Единые требования',
    said: /Един\p{L}+ (?:санитарно|требован)/u,
    listed: /Един\p{L}+ (?:санитарно|требован)/u,
  },
  { name: 'NIH', said: /NIH/, listed: /NIH/ },
  { name: 'USDA', said: /USDA/, listed: /USDA/ },
  { name: 'Кокрейн', said: /Кокрейн|Cochrane/, listed: /Кокрейн|Cochrane/ },
];

const amount = /\d\s?(?:мкг|мг|г|кг|МЕ|мл|л|%)(?!\p{L})/u;

/** A number that comes from a document can be traced to it: who names a document beside an amount lists it, too. */
export function checkTraceability({ content, warning }: Report): void {
  for (const { entry, path, line, text } of passagesOf(content)) {
    if (!('sources' in entry.data) || !Array.isArray(entry.data.sources)) continue;
    const sources = JSON.stringify(entry.data.sources);
    for (const sentence of text.split(/(?<=[.!?])\s/)) {
      if (!amount.test(sentence)) continue;
      for (const { name, said, listed } of documents)
        if (said.test(sentence) && !listed.test(sources))
          warning(entry, path, `число взято из документа (${name}), а в sources его нет`, 'добавьте источник', line());
    }
  }
}
