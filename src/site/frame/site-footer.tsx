import type { ReactNode } from 'react';
import type { PublicSettings } from '../../contract/request-context.ts';
import type { FrameSite } from '../api-client/frame-data.ts';
import { ShopLink } from '../campaign/shop-link.tsx';
import { asksConsent, CookieSettings } from '../counters/cookie-notice.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Fold } from '../ui/fold.tsx';
import { Container } from '../ui/layout.tsx';
import { LegalWarning } from '../ui/legal-warning.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Logo } from './logo.tsx';

/** The target of the menu button without scripts: the links of the footer. */
export const siteMapId = 'site-map';

/** Required by law on every page, also without the data of the site. */
const warning = 'БАД. Не является лекарственным средством';

const link =
  'inline-block py-1.5 max-sm:py-2.5 text-small text-on-deep-soft hover:text-on-deep hover:underline underline-offset-4';

const legalLink = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:text-on-deep';

export function SiteFooter({ site, settings }: { site: FrameSite | null; settings?: PublicSettings }) {
  return (
    <footer className="site-footer on-deep bg-deep pb-(--window-foot)">
      <Container className="py-5 sm:py-12 lg:py-20">
        {site && (
          <div className="grid gap-x-12 gap-y-12 max-sm:gap-y-6 lg:grid-cols-[1.15fr_2.4fr]">
            <Contacts site={site} />
            <nav
              id={siteMapId}
              aria-label="Карта сайта"
              className="gap-x-6 gap-y-10 max-sm:border-t max-sm:border-line sm:grid sm:grid-cols-3 md:grid-cols-5 lg:grid-cols-3 xl:grid-cols-5"
            >
              {site.footer.map((group) => (
                <FooterGroup key={group.title} title={group.title}>
                  {group.links.map((item) => (
                    <li key={item.url}>
                      <AppLink href={item.url} className={link}>
                        {item.label}
                      </AppLink>
                    </li>
                  ))}
                </FooterGroup>
              ))}
              <FooterGroup title="Где купить">
                {site.shops.map((shop) => (
                  <li key={shop.id}>
                    <ShopLink shop={shop} url={shop.url} className={link}>
                      {shop.title}
                    </ShopLink>
                  </li>
                ))}
              </FooterGroup>
            </nav>
          </div>
        )}
        <LegalWarning
          text={site?.warning ?? warning}
          className="mb-5 max-sm:mt-4 max-sm:py-3 max-sm:text-body sm:mb-10 lg:mb-16"
        />
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 max-sm:gap-y-3 text-caption text-on-deep-soft">
          <p className="max-w-[44rem]">
            © {site?.brand.name}
            {site && (
              <>
                . {site.company.name}, ИНН&nbsp;{site.company.inn}, ОГРН&nbsp;{site.company.ogrn},{' '}
                {site.company.address}
              </>
            )}
          </p>
          <ul className="flex flex-wrap gap-x-6 max-sm:grid">
            {site?.legal.map((page) => (
              <li key={page.url}>
                <AppLink href={page.url} className={legalLink}>
                  {page.label}
                </AppLink>
              </li>
            ))}
            {settings && asksConsent(settings) && (
              <li>
                <CookieSettings className={legalLink} />
              </li>
            )}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function Contacts({ site }: { site: FrameSite }) {
  return (
    <div className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-12">
      <AppLink href="/" aria-label={`${site.brand.name}, на главную`} className="inline-block">
        <Logo height={30} again />
      </AppLink>
      <p className="mt-4 max-w-80 text-on-deep-soft max-sm:hidden">{site.brand.slogan}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:mt-8 sm:grid-cols-1 sm:gap-4 sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 sm:max-lg:mt-0">
        {site.phones.map((phone) => (
          <li key={phone.number}>
            <PhoneLink
              phone={phone}
              className="font-semibold tracking-[-.01em] hover:underline underline-offset-4 sm:text-h3"
            />
            <span className="block text-caption text-on-deep-soft">{phone.label}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small sm:mt-4 sm:max-lg:col-start-2 sm:max-lg:mt-6">
        <a href={`mailto:${site.email}`} className="inline-flex min-h-6 items-center underline underline-offset-4">
          {site.email}
        </a>
        <span className="block text-caption text-on-deep-soft sm:mt-1">{site.hours}</span>
      </p>
      <ul aria-label="Мы в соцсетях" className="mt-4 sm:mt-6 flex flex-wrap gap-2 sm:max-lg:row-start-3">
        {site.social.map((network) => (
          <li key={network.id}>
            <AppLink
              href={network.url}
              className="inline-flex min-h-10 items-center rounded-full bg-chip px-4 text-small font-medium hover:bg-chip-hover focus-visible:rounded-full"
            >
              {network.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Folded on a phone; its list stands open from a tablet on. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-sm:border-b max-sm:border-line">
      <h2 className="mb-3 text-caption font-semibold max-sm:hidden">{title}</h2>
      <Fold title={title} until="sm" className="footer-fold">
        <ul className="max-sm:columns-2 max-sm:gap-x-6 max-sm:pb-3">{children}</ul>
      </Fold>
    </div>
  );
}
