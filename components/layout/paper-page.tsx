/** A page made for printing: A4 sheets, on screen with links back and to other languages, and a print button. */
import type { ReactNode } from 'react'
import { PrintButton } from '@/components/property/detail/summary/print-button.client'
import { Icon } from '@/components/ui/icon'
import type { Language, Localized } from '@/lib/domain/text/language'
import { LanguageSwitcher } from './language-switcher'
import styles from './paper-page.module.css'

type Props = {
  language: Language
  alternates: Partial<Localized>
  back: { href: string; text: string }
  printLabel: string
  /** Further buttons; not printed. */
  tools?: ReactNode
  /** Classes of the background and of the sheet. */
  looks: { desk: string | undefined; sheet: string | undefined }
  children: ReactNode
}

export function PaperPage({ language, alternates, back, printLabel, tools, looks, children }: Props) {
  return (
    <div className={`${styles.desk} ${looks.desk}`}>
      <header className={`${styles.tools} no-print`}>
        <a href={back.href}>
          <Icon of="arrow-left" /> {back.text}
        </a>
        <LanguageSwitcher language={language} alternates={alternates} />
        <PrintButton label={printLabel} />
        {tools}
      </header>
      <main className={`${styles.sheet} ${looks.sheet}`}>{children}</main>
    </div>
  )
}
