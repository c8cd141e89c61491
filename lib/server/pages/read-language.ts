/** The language of the page being rendered. */
import 'server-only'
import { notFound } from 'next/navigation'
import { lang } from 'next/root-params'
import { isLanguage, type Language } from '../../domain/text/language.ts'

/** The first path segment inside `app/[lang]`; 404 for anything but a language. */
export async function readLanguage(): Promise<Language> {
  const code = await lang()
  if (!isLanguage(code)) notFound()
  return code
}
