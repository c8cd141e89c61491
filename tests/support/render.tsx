/** Renders a component with the site's own messages. */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { finishMessages } from '@/lib/domain/text/finish-text'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import { usualPromises } from '@/lib/domain/text/promises'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import fr from '@/messages/fr.json'
import nl from '@/messages/nl.json'

const messages = { nl, fr, en, de } as const satisfies Record<Language, unknown>

export const withMessages = (language: Language, children: ReactNode) => (
  <NextIntlClientProvider
    locale={locales[language]}
    messages={finishMessages(messages[language], language, usualPromises)}
    timeZone="Europe/Brussels"
  >
    {children}
  </NextIntlClientProvider>
)

export const renderIn = (language: Language, children: ReactNode) => render(withMessages(language, children))
