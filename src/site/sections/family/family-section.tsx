import { useState } from 'react';
import { writeFragment } from '../../navigation/current-address.ts';
import { readStored, writeStored } from '../../state/browser-state.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { useLinkedLine } from '../use-linked-line.ts';
import { dealtOut, readFamily, type Share, withJar, writeFamily } from './family.ts';
import { FamilyMember } from './family-member.tsx';

const id = 'semya';
const key = 'vitimepro:family';

const accents = ['coral', 'sky', 'sand', 'mint', 'lilac', 'sun'] as const;

/**
 * Assigns products to members of a family and sums them up for each. Without scripts the assignment of the content is
 * shown.
 */
export function FamilySection({ section, tone }: SectionProps<'family'>) {
  const [share, setShare] = useState<Share>(() => dealtOut(section));
  const [isLost, setLost] = useState(false);
  /** Opened by a link: then nothing is stored. */
  const [isLinked, setLinked] = useState(false);
  const dealt = writeFamily(dealtOut(section));
  const own = () => readFamily(readStored(key), section) ?? dealtOut(section);
  const writeLine = useLinkedLine(id, (line) => {
    const linked = readFamily(line, section);
    const kept = writeFamily(own());
    setShare(linked ?? own());
    setLinked(linked !== null && writeFamily(linked) !== kept);
    // The address always has the state that is shown.
    if (!linked && kept !== dealt) writeFragment(`#${id}=${kept}`, []);
  });

  function show(next: Share) {
    setShare(next);
    const line = writeFamily(next);
    writeLine(line === dealt ? null : line);
    return line;
  }
  function change(next: Share) {
    const line = show(next);
    if (!isLinked) setLost(!writeStored(key, line));
  }
  function openOwn() {
    setLinked(false);
    show(own());
  }
  const isChanged = writeFamily(share) !== dealt;
  return (
    <Section id={id} title={section.title} text={section.text} tone={tone}>
      <ul className="gap-x-gap sm:columns-2 lg:columns-3 *:mb-gap *:break-inside-avoid">
        {section.members.map((member, index) => (
          <li
            key={member.who}
            data-accent={accents[index % accents.length]}
            className="flex flex-col rounded-panel bg-accent-tint p-card"
          >
            <FamilyMember
              section={section}
              member={member}
              refs={share[index] ?? []}
              onChange={(ref, isThere) => change(withJar(share, index, ref, isThere))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden print:hidden">
        <p role="status" className="text-small text-ink-soft">
          {isLinked && 'Это семья из\u00a0ссылки. Ваша осталась, как была.'}
          {isLost && 'Браузер не\u00a0запоминает, что кому. Сохраните адрес страницы: всё в\u00a0нём.'}
        </p>
        {isLinked && (
          <Button variant="quiet" size="small" onClick={openOwn}>
            Открыть мою
          </Button>
        )}
        {isChanged && !isLinked && (
          <Button variant="quiet" size="small" onClick={() => change(dealtOut(section))}>
            Вернуть как было
          </Button>
        )}
      </div>
    </Section>
  );
}
