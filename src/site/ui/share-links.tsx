import { Link as LinkIcon } from 'lucide';
import { useSettings } from '../api-client/frame-data.ts';
import { Button, ButtonLink } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { showToast } from './toast.tsx';

/** Plain links to the networks' own forms: none of their scripts runs here. */
export function ShareLinks({ path, title, className }: { path: string; title: string; className?: string }) {
  const address = `${useSettings()?.origin ?? ''}${path}`;
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return (
    <ul aria-label="Поделиться" className={cx('flex flex-wrap gap-2 print:hidden', className)}>
      <li>
        <ButtonLink href={`https://vk.com/share.php?url=${url}&title=${text}`} variant="quiet" size="small">
          ВКонтакте
        </ButtonLink>
      </li>
      <li>
        <ButtonLink href={`https://t.me/share/url?url=${url}&text=${text}`} variant="quiet" size="small">
          Telegram
        </ButtonLink>
      </li>
      <li className="noscript:hidden">
        <Button variant="quiet" size="small" onClick={() => void copy(address)}>
          <Icon of={LinkIcon} size={18} />
          Скопировать ссылку
        </Button>
      </li>
    </ul>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast('Ссылка скопирована');
  } catch {
    // The browser may forbid it, e.g. outside of HTTPS.
    showToast('Не получилось: скопируйте адрес из строки браузера');
  }
}
