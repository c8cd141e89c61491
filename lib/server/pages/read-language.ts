/** The language of the page being rendered. */
import 'server-only'
import { notFound } from 'next/navigation'
import { lang } from 'next/root-params'
import { isLanguage, type Language } from '../../domain/text/language.ts'

/** First segment of the address inside `app/[lang]`; anything but a language is not found. */
export async function readLanguage(): Promise<Language> {
  const code = await lang()
  if (!isLanguage(code)) notFound()
  return code
}
