import type { Choice } from '../protocol.ts';
import { Chooser } from './chooser.tsx';
import { useRead } from './use-read.ts';

/** Any page of the site by its name; or an address of another site, as it was typed or pasted. */
export function LinkPicker({ onDone }: { onDone(link: { title: string; address: string } | null): void }) {
  const { data: pages } = useRead<Choice[]>('links');
  return (
    <Chooser
      label="Куда ведёт ссылка: название записи или адрес другого сайта"
      items={pages}
      wordsOf={({ title, note, value }) => `${title}\n${note} ${value}`}
      keyOf={({ value }) => value}
      own={(query) =>
        /^https:\/\/\S+$/.test(query) ? { value: query, title: query, note: null, picture: null } : null
      }
      onDone={(page) => onDone(page && { title: page.title, address: page.value })}
    >
      {({ title, note }) => (
        <span>
          {title} <small>{note}</small>
        </span>
      )}
    </Chooser>
  );
}
