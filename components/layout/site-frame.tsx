/** The frame around every page: top bar, header, breadcrumbs, footer (specification 2, "Layout"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Consent } from '@/components/consent/consent'
import { PlainParts } from '@/components/plain/plain-parts'
import type { Language, Localized } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findMenu } from '@/lib/server/pages/page-frame'
import type { Preview } from '@/lib/server/preview/preview-page'
import { BackToTop } from './back-to-top'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { Footer } from './footer'
import { FrameScript } from './frame/frame-script.client'
import { Header } from './header'
import { MobileDrawer } from './mobile-drawer'
import { PreviewBar } from './preview-bar'
import { TopBar } from './top-bar'

export type FrameProps = {
  language: Language
  /** Original path of the page, to mark the current menu item. */
  current: string
  /** The address of this page in each language, for the switcher. */
  alternates: Partial<Localized>
  /** From home to this page; empty on the home page. */
  crumbs: readonly Crumb[]
  /** Only on a preview: its language switcher stays in the preview, all other links lead to the public site. */
  preview?: Preview | undefined
  /** Whether the page may show personal data, so that nothing of third parties loads (lib/routing/secret-links.ts). */
  isClosed?: boolean
  children: ReactNode
}

export function SiteFrame({ language, current, crumbs, preview, isClosed, children, ...page }: FrameProps) {
  const t = useTranslations('SiteFrame')
  const { site } = getSnapshot()
  const menu = findMenu(language, current)
  const alternates = preview?.alternates ?? page.alternates
  return (
    <PlainParts>
      <a className="vh skip" href="#content">
        {t('skip')}
      </a>
      {!preview && <Consent language={language} isClosed={isClosed} />}
      {preview && <PreviewBar until={preview.until} language={language} />}
      {site.topBar.show && <TopBar language={language} />}
      <Header language={language} menu={menu} alternates={alternates} />
      <MobileDrawer language={language} menu={menu} alternates={alternates} />
      <main id="content">
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        {children}
        <BackToTop />
      </main>
      <Footer language={language} />
      <FrameScript />
    </PlainParts>
  )
}
