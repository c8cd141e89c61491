'use client'
/**
 * The message of the error pages. They run in the browser, where no messages are loaded: the texts are compiled in, and the
 * language is that of the address.
 */
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { isLanguage, type Language } from '@/lib/domain/text/language'
import de from '@/messages/error-page.de.json'
import en from '@/messages/error-page.en.json'
import fr from '@/messages/error-page.fr.json'
import nl from '@/messages/error-page.nl.json'

const texts = { nl, fr, en, de } as const satisfies Record<Language, typeof nl>

function readLanguage(): Language {
  const code = window.location.pathname.split('/')[1]
  return isLanguage(code) ? code : 'nl'
}

const subscribe = () => () => {}

export function ErrorMessage({ id, onRetry }: { id: string | undefined; onRetry: () => void }) {
  const t = texts[useSyncExternalStore(subscribe, readLanguage, () => 'nl' as const)]
  return (
    <main className="wrap section stack">
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      {id && <p className="muted">{t.id.replace('{id}', id)}</p>}
      <Button onClick={onRetry}>{t.retry}</Button>
    </main>
  )
}
