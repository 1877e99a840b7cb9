import { use, useEffect } from 'react';
import type { Image } from '../../contract/common.ts';
import { builtInErrorPage, errorMessages } from '../../contract/error-messages.ts';
import { useFrame } from '../api-client/frame-data.ts';
import { statusOf } from '../api-client/page-error.ts';
import { CardLinkGrid } from '../cards/card-link-grid.tsx';
import { InFrame, SiteFrame } from '../frame/site-frame.tsx';
import { Picture } from '../images/picture.tsx';
import { useInterruption } from '../navigation/interruption.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container, Section } from '../ui/layout.tsx';
import { errorContent, errorPictureSizes } from './error-content.ts';
import { OfflineActions, TryAgain } from './retry-actions.tsx';

export function NotFoundScreen({ data }: { data?: unknown }) {
  const message = (data as { message?: string } | undefined)?.message ?? errorMessages.notFound;
  return <ErrorPage status={404} message={message} />;
}

/** Of the error only the status is shown. `isDocument`: the server has sent the error page itself. */
export function ErrorScreen({ error, isDocument = false }: { error: unknown; isDocument?: boolean }) {
  return <ErrorPage status={statusOf(error)} isDocument={isDocument} />;
}

interface ErrorPageProps {
  status: number;
  message?: string;
  isDocument?: boolean;
}

function ErrorPage(props: ErrorPageProps) {
  // An error of the root route itself is shown without the frame around it.
  const framed = use(InFrame);
  return framed ? (
    <ErrorContent {...props} />
  ) : (
    <SiteFrame>
      <ErrorContent {...props} />
    </SiteFrame>
  );
}

function ErrorContent({ status, message, isDocument = false }: ErrorPageProps) {
  const page = useFrame()?.errorPage;
  const content = errorContent(page ?? null, status);
  useTabTitle(content.tabTitle);
  const ref = useInterruption<HTMLDivElement>(true);
  if (!page)
    return (
      <div ref={ref}>
        <BuiltInError />
      </div>
    );
  return (
    <div ref={ref}>
      <Container className="grid items-center gap-x-16 gap-y-8 py-panel md:grid-cols-[1fr_1.15fr]">
        <ErrorPicture image={content.image} />
        <div>
          <p className="text-small text-ink-soft">
            {content.kind !== 'offline' && `${status} · `}
            <span lang={isEnglish(message) ? 'en' : undefined}>{message ?? content.message}</span>
          </p>
          <h1
            className="mt-3 text-h1 [&_em]:text-link [&_em]:not-italic"
            dangerouslySetInnerHTML={{ __html: content.title }}
          />
          <p className="mt-5 max-w-[32rem] text-lead text-ink-soft">{content.text}</p>
          {content.kind === 'offline' ? (
            <OfflineActions retry={content.retry} back={content.back} />
          ) : (
            <div className="mt-8 flex flex-wrap gap-3">
              {content.kind === 'fault' && (
                <TryAgain label={content.retry} retriesItself={isTransient(status)} isDocument={isDocument} />
              )}
              <ButtonLink
                href={page.linkToHome.url}
                variant={content.kind === 'fault' ? 'secondary' : 'primary'}
                size="large"
              >
                {page.linkToHome.label}
              </ButtonLink>
              <ButtonLink href={page.linkToContacts.url} variant="secondary" size="large">
                {page.linkToContacts.label}
              </ButtonLink>
            </div>
          )}
        </div>
      </Container>
      {/* Without a connection they would lead nowhere. */}
      {content.kind !== 'offline' && page.sectionCardLinks.cardLinks.length > 0 && (
        <Section label="Куда пойти" space="none" className="pb-section">
          <CardLinkGrid cards={page.sectionCardLinks.cardLinks} columns={4} className="max-sm:grid-cols-1" />
        </Section>
      )}
    </div>
  );
}

function ErrorPicture({ image }: { image: Image | null }) {
  if (!image) return null;
  return (
    <div className="md:order-2">
      <Picture
        image={image}
        sizes={errorPictureSizes}
        priority
        className="aspect-[4/3] w-full rounded-panel object-cover"
      />
    </div>
  );
}

/** The error page's own data is missing. What the server can say in this case is `last-resort.ts`. */
function BuiltInError() {
  const { title, text, linkToHome, linkToContacts } = builtInErrorPage;
  return (
    <Container className="py-section">
      <p className="mb-3 text-small text-ink-soft">
        500 · <span lang="en">{errorMessages.errorPageMissing}</span>
      </p>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-5 max-w-[32rem] text-lead text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <TryAgain label="Попробовать ещё раз" />
        {[linkToHome, linkToContacts].map(({ url, label }) => (
          <ButtonLink key={url} href={url} variant="secondary" size="large">
            {label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
}

/** Statuses of a gateway or a server that is away for a moment. A page that fails with 500 keeps failing. */
const isTransient = (status: number) => status >= 502 && status <= 504;

const isEnglish = (message = '') => message !== '' && !/[а-яё]/i.test(message);

/** A page that failed after it was rendered has its own title: replaced while the error page is shown. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    if (before === title) return;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
