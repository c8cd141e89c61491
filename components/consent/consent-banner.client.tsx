'use client'
/**
 * The cookie banner, shown until a choice is made, and the settings: links marked `data-consent` open them. The banner is a
 * region of the page: early in the tab order, it takes no focus and blocks nothing.
 */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { usePageWords } from '@/components/ui/use-page-words'
import { type Consent, everything, nothing } from '@/lib/domain/consent/consent'
import type { ServiceIds } from '@/lib/domain/consent/consent-services'
import styles from './consent-banner.module.css'
import type { SettingsProps } from './consent-settings.client'
import { saveConsent, useConsent } from './consent-store'
import { type ConsentWords, consentWordsId } from './consent-texts'
import { useServices } from './use-services'

type Props = {
  /** Undefined when no service is configured. */
  ids: ServiceIds | undefined
}

/** `time`: when they were opened, which distinguishes one opening from the next. */
type Opened = { Settings: ComponentType<SettingsProps>; time: number }

/** The script of the settings is loaded when they first open. */
const loadSettings = async () => (await import('./consent-settings.client')).ConsentSettings

export function ConsentBanner({ ids }: Props) {
  const words = usePageWords<ConsentWords>(consentWordsId)
  return words && <Banner ids={ids} words={words} />
}

function Banner({ ids, words: { texts, categories, text, policy } }: Props & { words: ConsentWords }) {
  const [before, link, after] = text
  const consent = useConsent()
  const [opened, setOpened] = useState<Opened>()
  const [isSaved, setIsSaved] = useState(false)
  useServices(ids, consent)

  const open = () =>
    loadSettings().then(
      (Settings) => setOpened({ Settings, time: Date.now() }),
      // If their script cannot be loaded, the links behave as without script.
      () => location.assign(policy),
    )
  // The close event comes later: the dialog may have been opened again by then.
  const close = (time: number) => setOpened((now) => (now?.time === time ? undefined : now))
  useConsentLinks(open, consent !== 'unknown')

  const save = (choice: Consent) => {
    saveConsent(choice)
    setOpened(undefined)
    setIsSaved(true)
  }
  return (
    <>
      {consent === 'unset' && (
        <section className={`${styles.banner} no-print`} data-consent-banner aria-labelledby="consent-title">
          <h2 id="consent-title">{texts.title}</h2>
          <p>
            {before}
            <a href={policy}>{link}</a>
            {after}
          </p>
          <div className={styles.buttons}>
            <Button look="ink" onClick={() => save(nothing)}>
              {texts.refuse}
            </Button>
            <Button look="ink" onClick={() => save(everything)}>
              {texts.accept}
            </Button>
            <Button look="line" onClick={open} aria-haspopup="dialog">
              {texts.change}
            </Button>
          </div>
        </section>
      )}
      {opened && (
        <opened.Settings
          key={opened.time}
          initial={typeof consent === 'string' ? nothing : consent}
          texts={texts}
          categories={categories}
          onSave={save}
          onClose={() => close(opened.time)}
        />
      )}
      {isSaved && (
        <p className="vh" role="status">
          {texts.saved}
        </p>
      )}
    </>
  )
}

/** Lets links to the cookie policy open the settings. */
function useConsentLinks(open: () => void, isOn: boolean): void {
  const onLink = useEffectEvent(open)
  useEffect(() => {
    if (!isOn) return
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (!(event.target instanceof Element) || !event.target.closest('a[data-consent]')) return
      event.preventDefault()
      onLink()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isOn])
}
