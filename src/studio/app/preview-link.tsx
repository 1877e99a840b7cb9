import { useState } from 'react';
import { tell } from './api.ts';
import { Trouble } from './trouble.tsx';
import { useWork } from './use-work.ts';

/** The site with its drafts, for whoever has the link. */
export function PreviewLink() {
  const [link, setLink] = useState<{ url: string; until: string } | null>(null);
  const { isBusy, trouble, run } = useWork();
  const make = () => run(async () => setLink(await tell('preview-link', { to: '/' })));
  return (
    <>
      <h2>Показать черновики коллегам</h2>
      <p className="help">
        Ссылка открывает сайт вместе с черновиками, на каждой странице подписано, что это предпросмотр. Через неделю она
        перестанет действовать.
      </p>
      <button type="button" disabled={isBusy} onClick={() => void make()}>
        {isBusy ? 'Готовится…' : 'Сделать ссылку'}
      </button>
      <Trouble text={trouble} />
      {link && (
        <label className="field">
          Ссылка, до {new Date(link.until).toLocaleDateString('ru')}
          <input readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
