/** Renders a component with the site's own messages. */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import fr from '@/messages/fr.json'
import nl from '@/messages/nl.json'

const messages = { nl, fr, en, de } as const satisfies Record<Language, unknown>

export function renderIn(language: Language, children: ReactNode) {
  return render(
    <NextIntlClientProvider locale={locales[language]} messages={messages[language]} timeZone="Europe/Brussels">
      {children}
    </NextIntlClientProvider>,
  )
}
