import { describe, expect, it } from 'vitest';
import { figureMark } from '../../contract/page-vocabulary.ts';
import { asSentences, readingMinutes, renderMarkdown, simpleHtml } from './html.ts';

describe('renderMarkdown', () => {
  it('names headings in Latin letters, each once, and lists the first two levels', () => {
    const { html, toc } = renderMarkdown('## Что это?\n\n### Щит и ёж\n\n## Что это?\n\n#### Мелочь');
    expect(html).toContain('<h2 id="chto-eto">Что это?</h2>');
    expect(html).toContain('<h4 id="meloch">');
    expect(toc).toEqual([
      { id: 'chto-eto', title: 'Что это?', level: 2 },
      { id: 'shchit-i-ezh', title: 'Щит и ёж', level: 3 },
      { id: 'chto-eto-2', title: 'Что это?', level: 2 },
    ]);
  });

  it('drops scripts, raw HTML and dangerous links', () => {
    const { html } = renderMarkdown(
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](data:text/html,x) <b onclick="x">жирно</b> ![c](x.png)',
    );
    expect(html).not.toMatch(/script|data:|onclick|<b|<img/);
    expect(html).toContain('жирно');
  });

  it('opens other sites in a new tab and keeps own links plain', () => {
    const { html } = renderMarkdown(
      '[свой](/faq#kak-vybrat), [чужой](https://www.efsa.europa.eu/), [и этот](//a.example)',
    );
    expect(html).toContain('<a href="//a.example" rel="noopener" target="_blank">и этот</a>');
    expect(html).toContain('<a href="/faq#kak-vybrat">свой</a>');
    expect(html).toContain('<a href="https://www.efsa.europa.eu/" rel="noopener" target="_blank">чужой</a>');
  });

  it('tells headings, items and cells apart where everything stands in one line', () => {
    const { plain } = renderMarkdown(
      '## Зачем рядом B6\n\nВитамин и магний.\n\n- раз\n- два,\n\n## Кому?\n\n| Еда | мкг |\n|---|---|\n| тыква | 5 |',
    );
    expect(plain).toBe('Зачем рядом B6. Витамин и магний. раз. два. Кому? Еда · мкг. тыква · 5.');
    expect(asSentences(['Где купить', ' Семь площадок. ', '', 'Кому нельзя?'])).toBe(
      'Где купить. Семь площадок. Кому нельзя?',
    );
  });

  it('lets wide tables scroll by themselves, with the keyboard too', () => {
    const { html } = renderMarkdown('| Еда | мкг |\n|---|---:|\n| Лосось | 10 |');
    expect(html).toContain('<section class="table-scroll" tabindex="0" aria-label="Таблица 1"><table>');
    expect(html).toContain('<th class="align-right" scope="col">мкг</th>');
    expect(html).toContain('</table></section>');
  });

  it('leaves room for a figure that stands on a line of its own, and nowhere else', () => {
    const { html, plain } = renderMarkdown('До.\n\n{рисунок: etiketka}\n\nПосле {рисунок: b}.');
    expect(html).toBe('<p>До.</p>\n<!--figure etiketka-->\n<p>После {рисунок: b}.</p>');
    expect(plain).toBe('До. После {рисунок: b}.');
    expect(html.split(figureMark)).toEqual(['<p>До.</p>\n', 'etiketka', '\n<p>После {рисунок: b}.</p>']);
  });

  it('counts words of the visible text', () => {
    expect(renderMarkdown('## Два слова\n\nещё [три слова](/faq) — здесь').words).toBe(6);
  });

  it('says the nearest minute of reading, and never none', () => {
    expect([1, 181, 269, 270, 900].map(readingMinutes)).toEqual([1, 1, 1, 2, 5]);
  });
});

describe('simpleHtml', () => {
  it('allows a line break and emphasis, nothing else', () => {
    expect(simpleHtml('Здесь<br><em>нет</em> <script>x</script> & <img src=x>')).toBe(
      'Здесь<br><em>нет</em> &lt;script&gt;x&lt;/script&gt; &amp; &lt;img src=x&gt;',
    );
  });
});
