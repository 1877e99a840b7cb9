import type { ShelfFault } from '../../../nutrition/shelf/shelf-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { useShelf } from './use-shelf.ts';

interface ShelfNoticesProps {
  state: ReturnType<typeof useShelf>['state'];
  /** Products that are no longer in the catalogue. */
  gone: readonly string[];
  onAdopt: () => void;
  onOpenOwn: () => void;
  onDrop: () => void;
}

const faultWords: Record<ShelfFault, string> = {
  format: 'Ссылка повреждена или сделана для другой версии сайта: прочитать её не\u00a0вышло.',
  person: 'В\u00a0ссылке неверно указано, для кого полка. Возраст и\u00a0пол можно задать заново.',
  jar: 'Часть ссылки повреждена: одну или несколько банок мы пропустили.',
  'too-many': 'В\u00a0ссылке больше банок, чем вмещает полка: лишние мы пропустили.',
};

export function ShelfNotices({ state, gone, onAdopt, onOpenOwn, onDrop }: ShelfNoticesProps) {
  const { from, faults, isLost, isMemoryForeign, shelf } = state;
  const isGiven = from === 'link' && shelf.items.length > 0;
  const inAddress = shelf.person?.motherhood && (
    <p className="mt-2">
      Беременность и&nbsp;кормление тоже записаны в&nbsp;адресе страницы: кто получит этот адрес, узнает о&nbsp;них.
      Кнопка «Ссылка» даёт адрес без них.
    </p>
  );
  if (!isGiven && faults.length === 0 && !isLost && !isMemoryForeign && gone.length === 0) return null;
  return (
    <div className="grid gap-3">
      {faults.map((fault) => (
        <Notice key={fault} tone="careful">
          <p>{faultWords[fault]}</p>
        </Notice>
      ))}
      {isGiven && (
        <Notice title="Это полка из ссылки">
          <p>Её можно смотреть и&nbsp;менять: ваша собственная останется какой была.</p>
          {inAddress}
          <p className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={onAdopt}>
              Сделать моей
            </Button>
            <Button size="small" variant="secondary" onClick={onOpenOwn}>
              Открыть мою
            </Button>
          </p>
        </Notice>
      )}
      {isLost && (
        <Notice tone="careful" title="Браузер не запоминает полку">
          <p>
            Его память заполнена или выключена. Полка сейчас вся в&nbsp;адресе страницы: сохраните её в&nbsp;закладки
            или скопируйте ссылку.
          </p>
          {inAddress}
        </Notice>
      )}
      {isMemoryForeign && (
        <Notice tone="careful" title="Сохранённую полку прочитать не вышло">
          <p>Она записана в&nbsp;другом формате. Соберите полку заново — первая же банка заменит старую запись.</p>
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice tone="careful" title="Части банок больше нет в каталоге">
          <p>Мы не&nbsp;знаем состава: {gone.join(', ')}. В&nbsp;расчёт они не&nbsp;вошли.</p>
          <Button size="small" variant="secondary" className="mt-3" onClick={onDrop}>
            Убрать с&nbsp;полки
          </Button>
        </Notice>
      )}
    </div>
  );
}
