import { pagePaths } from '../../../contract/paths.ts';
import type { Coverage } from '../../../nutrition/shelf/coverage.ts';
import { coverageWords, flagWords } from '../../../nutrition/shelf/flag-words.ts';
import type { Flag } from '../../../nutrition/shelf/flags.ts';
import type { PairRule } from '../../../nutrition/shelf/jar.ts';
import { counted, uncapitalise } from '../../../text/russian.ts';
import { Fold } from '../../ui/fold.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface ShelfFlagsProps {
  flags: readonly Flag[];
  /** Pairs that need no other hour. */
  known: readonly PairRule[];
  coverage: Coverage;
  nameOf: (substance: string) => string;
}

/** What to look at before anything else; the reader hears when it changes. */
export function ShelfFlags({ flags, known, coverage, nameOf }: ShelfFlagsProps) {
  const of = (...kinds: Flag['kind'][]) => flags.filter(({ kind }) => kinds.includes(kind));
  const grave = of('above-limit', 'age', 'mothers', 'portions', 'above-ceiling').map((flag) => flagWords(flag, nameOf));
  const apart = of('apart').map((flag) => flagWords(flag, nameOf));
  const together = of('sleepy', 'clotting', 'copper', 'biotin').map((flag) => flagWords(flag, nameOf));
  const twice = of('twice').map((flag) => flagWords(flag, nameOf));
  return (
    <section id={flagsId} tabIndex={-1} aria-label="На что обратить внимание" className="scroll-mt-30">
      <p role="status" className="sr-only">
        {`Замечаний: ${noticesOf(flags)}`}
      </p>
      <div className="grid gap-3">
        {grave.map(({ tone, title, text }) => (
          <Notice key={title} tone={tone} title={title}>
            <p>{text}</p>
          </Notice>
        ))}
        <Verdict coverage={coverage} isAbove={of('above-limit').length > 0} nameOf={nameOf} />
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
            <TextLink href={pagePaths.combinations} arrow className="mt-3">
              Что с&nbsp;чем сочетается
            </TextLink>
          </Notice>
        )}
        {together.map(({ tone, title, text }) => (
          <Notice key={title} tone={tone} title={title}>
            <p>{text}</p>
          </Notice>
        ))}
        {twice.length > 0 && (
          <Notice title="Есть не в одной банке">
            <ul className="grid gap-1">
              {twice.map(({ title, text }) => (
                <li key={title}>
                  <b className="font-medium">{title}:</b> {text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {known.length > 0 && (
          <Fold title={`Что ещё известно о\u00a0парах на\u00a0полке: ${known.length}`} until="never">
            <ul className="grid gap-2 pt-2 text-small">
              {known.map(({ first, second, reason }) => (
                <li key={`${first} ${second}`}>
                  <TextLink href={`${pagePaths.combinations}#${first}--${second}`}>
                    {nameOf(first)} и&nbsp;{uncapitalise(nameOf(second))}
                  </TextLink>
                  <span className="block text-ink-soft">{reason}</span>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </section>
  );
}

export const flagsId = 'zamechaniya';

/** What is merely in several jars is no notice. */
export const noticesOf = (flags: readonly Flag[]) => flags.filter(({ kind }) => kind !== 'twice').length;

/** Green only where every substance was compared with a level: an unknown one is no good news. */
function Verdict({ coverage, isAbove, nameOf }: Omit<ShelfFlagsProps, 'flags' | 'known'> & { isAbove: boolean }) {
  const { title, lines } = coverageWords(coverage, nameOf);
  const isWhole = coverage.checked === coverage.total && !isAbove;
  return (
    <Notice tone={isWhole ? 'good' : 'info'} title={isWhole ? 'Верхние уровни не превышены' : title}>
      {isWhole ? <p>{title}.</p> : lines.map((line) => <p key={line}>{line}</p>)}
      {!isWhole && !isAbove && coverage.checked > 0 && <p>Среди тех, что сверили, превышений нет.</p>}
      <p>Считаем только банки: еду полка не&nbsp;видит.</p>
    </Notice>
  );
}
