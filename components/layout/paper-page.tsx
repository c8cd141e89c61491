/** A page made for paper: sheets of A4, which lie on a desk on a screen, with the ways back, to other languages and to the printer. */
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
  /** Further tools; on paper there are none. */
  tools?: ReactNode
  /** Classes of the desk and of the sheet upon it. */
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
