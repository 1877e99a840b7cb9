import { energyBounds, fitsCapsule } from '../../nutrition/capsules.ts';
import { toNumber } from '../../nutrition/decimal.ts';
import { toMicrograms } from '../../nutrition/mass.ts';
import type { Entry } from '../load/loaded-content.ts';
import type { Report } from './report.ts';

/** Size, mass and energy must go with the form and with what the portion holds. */
export function checkPhysical(report: Report): void {
  for (const product of report.content.all('product')) {
    checkSize(report, product);
    checkMass(report, product);
  }
}

const measured = ['softgels', 'tablets', 'effervescent', 'gummies'];

function checkSize(report: Report, product: Entry<'product'>): void {
  const { form, physical } = product.data;
  const { capsule, length, width, mass } = physical;
  if ((capsule !== undefined) !== (form === 'capsules'))
    report.error(
      product,
      ['physical'],
      'номер бывает у твёрдых капсул, и у каждой из них',
      'добавьте или уберите capsule',
    );
  const has = length !== undefined && width !== undefined;
  if (has !== measured.includes(form) || (length === undefined) !== (width === undefined))
    report.error(
      product,
      ['physical'],
      'длину и ширину указывают вместе: у мягких капсул, таблеток и мармелада',
      'добавьте или уберите length и width',
    );
  if (capsule !== undefined && !fitsCapsule(capsule, mass))
    report.error(product, ['physical', 'mass'], `капсула № ${capsule} столько не весит`, 'проверьте массу или номер');
}

function checkMass(report: Report, product: Entry<'product'>): void {
  const { composition, physical, form } = product.data;
  const pieces = form === 'drops' || form === 'spray' ? 1 : Number.parseInt(composition.serving, 10) || 1;
  const portion = (physical.mass * pieces) / 1000;
  const substances = composition.rows
    // A part of what stands above it is not added again.
    .filter(({ name }) => !name.startsWith('в том числе'))
    .map(({ component = '', amount, unit }) => {
      const mass = toMicrograms(amount, unit);
      return { key: component, grams: mass ? toNumber(mass) / 1_000_000 : 0 };
    });
  const held = substances.reduce((sum, { grams }) => sum + grams, 0);
  if (held > portion)
    report.error(
      product,
      ['physical', 'mass'],
      'действующих веществ в порции больше, чем весит сама порция',
      'проверьте массу и состав',
    );
  const { least, most } = energyBounds(portion, substances);
  if (physical.energy < least || physical.energy > most)
    report.error(
      product,
      ['physical', 'energy'],
      'энергетическая ценность не сходится с составом',
      `для такой порции — от ${least} до ${most} ккал`,
    );
}
