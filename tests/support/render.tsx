/** Renders a component with the site's own messages. */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { finishMessages } from '@/lib/domain/text/finish-text'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import { usualPromises } from '@/lib/domain/text/promises'
import { messages } from '@/lib/i18n/messages'

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
