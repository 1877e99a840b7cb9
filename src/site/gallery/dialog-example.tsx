import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function DialogExample() {
  const [shown, setShown] = useState<'full' | 'sheet' | null>(null);
  const close = () => setShown(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setShown('full')}>
        Открыть окно
      </Button>
      <Button variant="secondary" onClick={() => setShown('sheet')}>
        Открыть фильтры
      </Button>
      <Dialog kind="full" open={shown === 'full'} onClose={close} title="Как считается доля нормы">
        <p>Количество в порции делится на рекомендуемый уровень суточного потребления.</p>
      </Dialog>
      <Dialog
        kind="sheet"
        open={shown === 'sheet'}
        onClose={close}
        title="Фильтры"
        footer={
          <Button wide onClick={close}>
            Показать 12
          </Button>
        }
      >
        {Array.from({ length: 20 }, (_, index) => (
          <p key={`line ${index + 1}`} className="py-2">
            Пункт {index + 1}
          </p>
        ))}
      </Dialog>
    </div>
  );
}
