import { pagePaths } from '../../../contract/paths.ts';
import { flagWords } from '../../../nutrition/shelf/flag-words.ts';
import type { Flag } from '../../../nutrition/shelf/flags.ts';
import { counted } from '../../../text/russian.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** A live region, because flags change with the shelf. */
export function ShelfFlags({ flags, nameOf }: { flags: readonly Flag[]; nameOf: (substance: string) => string }) {
  const of = (...kinds: Flag['kind'][]) => flags.filter(({ kind }) => kinds.includes(kind));
  const grave = of('above-limit', 'age', 'mothers', 'portions', 'above-ceiling').map((flag) => flagWords(flag, nameOf));
  const apart = of('apart').map((flag) => flagWords(flag, nameOf));
  const twice = of('twice').map((flag) => flagWords(flag, nameOf));
  return (
    <section aria-label="На что обратить внимание">
      <p role="status" className="sr-only">
        {`Замечаний: ${grave.length + apart.length}`}
      </p>
      <div className="grid gap-3">
        {grave.length === 0 && (
          <Notice tone="good" title="Верхние уровни не превышены">
            <p>Считаем только банки: еду полка не&nbsp;видит.</p>
          </Notice>
        )}
        {grave.map(({ tone, title, text }) => (
          <Notice key={title} tone={tone} title={title}>
            <p>{text}</p>
          </Notice>
        ))}
        {apart.length > 0 && (
          <Notice
            tone="careful"
            title={`Принимайте в\u00a0разное время: ${counted(apart.length, 'пара', 'пары', 'пар')}`}
          >
            <ul className="grid gap-2">
              {apart.map(({ title, text }) => (
                <li key={title}>
                  <b className="font-medium">{title}.</b> {text}
                </li>
              ))}
            </ul>
            <TextLink href={pagePaths.combinations} arrow className="mt-3 print:hidden">
              Что с&nbsp;чем сочетается
            </TextLink>
          </Notice>
        )}
        {twice.length > 0 && (
          <Notice title="Есть не в одной банке" className="print:hidden">
            <ul className="grid gap-1">
              {twice.map(({ title, text }) => (
                <li key={title}>
                  <b className="font-medium">{title}:</b> {text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </section>
  );
}
