import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/layout.tsx';
import { recall, remember } from '../browser-memory.ts';
import type { SectionProps } from '../section-props.ts';
import { dealtOut, readFamily, type Share, withJar, writeFamily } from './family.ts';
import { FamilyMember } from './family-member.tsx';

const key = 'family';

/** Everybody has a place at the table; the places differ in colour. */
const accents = ['coral', 'sky', 'sand', 'mint', 'lilac', 'sun'] as const;

/** Who takes what, and what that comes to for each. Without scripts it is as the content deals it out. */
export function FamilySection({ section, tone }: SectionProps<'family'>) {
  const [share, setShare] = useState<Share>(() => dealtOut(section));
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const kept = readFamily(recall(key), section);
    if (kept) setShare(kept);
  }, [section]);

  function change(next: Share) {
    setShare(next);
    setLost(!remember(key, writeFamily(next)));
  }
  const isChanged = writeFamily(share) !== writeFamily(dealtOut(section));
  return (
    <Section title={section.title} text={section.text} tone={tone}>
      <ul className="grid grid-cols-1 gap-[clamp(10px,1.4vw,20px)] sm:grid-cols-2 lg:grid-cols-3">
        {section.members.map((member, index) => (
          <li
            key={member.who}
            data-accent={accents[index % accents.length]}
            className="flex flex-col rounded-panel bg-accent-tint p-[clamp(20px,2.4vw,36px)]"
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
          {isLost && 'Браузер не\u00a0запоминает, что кому: всё пропадёт, когда вы\u00a0закроете страницу.'}
        </p>
        {isChanged && (
          <Button variant="quiet" size="small" onClick={() => change(dealtOut(section))}>
            Вернуть как было
          </Button>
        )}
      </div>
    </Section>
  );
}
