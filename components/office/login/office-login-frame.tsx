/**
 * The frame of the office's login pages: a black area with the agency's name, next to it the current step (design,
 * `kantoor-login`).
 */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Meander } from '@/components/ui/meander'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import styles from './office-login-frame.module.css'

const steps = ['password', 'app', 'codes'] as const

export type EntryStep = (typeof steps)[number]

function Steps({ current }: { current: EntryStep }) {
  const t = useTranslations('OfficeEntry')
  const at = steps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li key={step} className={index <= at ? styles.done : undefined} aria-current={step === current ? 'step' : undefined}>
          {index + 1}. {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

type Props = {
  language: Language
  /** Only while a second factor is set up: staff who have one need no steps. */
  step?: EntryStep
  title: string
  intro: string
  children: ReactNode
}

export function OfficeLoginFrame({ language, step, title, intro, children }: Props) {
  const t = useTranslations('OfficeEntry')
  const { logo, name } = getSnapshot().site
  return (
    <div className={styles.entry}>
      <a className="vh skip" href="#content">
        {t('skip')}
      </a>
      <header className={styles.art}>
        <Meander className={styles.river} />
        {/* biome-ignore lint/performance/noImgElement: a drawing needs no optimizing */}
        <img src={mediaUrl(logo.white[language])} alt={name} width={logo.width} height={logo.height} />
        <p>{t('about')}</p>
      </header>
      <main id="content" className={styles.box}>
        {step && <Steps current={step} />}
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
      </main>
    </div>
  )
}
