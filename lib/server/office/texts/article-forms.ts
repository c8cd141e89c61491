/** Form handlers for creating an article, deleting unused pictures, and deleting an article. */
import 'server-only'
import { z } from 'zod'
import { inEachLanguage, type Language } from '../../../domain/text/language.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { linkHref } from '../../pages/link-href.ts'
import { makeArticle, removeArticle } from '../../texts/new-article.ts'
import { removePictures } from '../../texts/unused-pictures.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { picturesGroup, textHref, textsHref } from './texts-view.ts'

/** `from`: the article to copy, `begin`: whether its texts are copied. Titles and slugs by language: `title.nl`, `slug.nl`. */
export const newArticleSchema = z.looseObject({ from: z.string().max(80), begin: z.enum(['empty', 'copy']) })

export const articleRemovalSchema = z.object({ document: z.string().max(120) })

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')

const byLanguage = (values: Readonly<Record<string, unknown>>, name: string): Partial<Record<Language, string>> =>
  inEachLanguage((code) => textOf(values[`${name}.${code}`]))

/** Names of the files that the page showed. */
export const pictureRemovalSchema = z.object({ names: z.string().max(20_000) })

export async function receivePictureRemoval({
  db,
  staff,
  values,
  language,
  now,
}: OfficeJob<'publishTexts', z.output<typeof pictureRemovalSchema>>): Promise<Answer> {
  const count = await removePictures(db, staff, values.names.split(' '), now)
  return { goTo: `${textsHref(language, picturesGroup)}&said=${count > 0 ? 'pictures-gone' : 'no-pictures'}` }
}

/** Redirects to the new article; on errors the typed values are sent back. */
export async function receiveNewArticle({
  db,
  staff,
  values,
  language,
  t,
  now,
}: OfficeJob<'writeTexts', z.output<typeof newArticleSchema>>): Promise<Answer> {
  const [titles, slugs] = [byLanguage(values, 'title'), byLanguage(values, 'slug')]
  const result = await makeArticle(db, staff, { from: values.from, isCopy: values.begin === 'copy', titles, slugs }, now)
  if (result.kind === 'made') return { goTo: `${textHref(result.id, language)}?said=made` }
  const name = result.kind === 'taken' ? t(`LanguageSwitcher.names.${result.language}`) : ''
  const typed = Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value.slice(0, 300)]] : []))
  return { ...wrong(t(`OfficeTexts.new.wrong.${result.kind}`, { language: name })), values: Object.fromEntries(typed) }
}

export async function receiveArticleRemoval({
  db,
  staff,
  values,
  language,
  now,
}: OfficeJob<'publishTexts', z.output<typeof articleRemovalSchema>>): Promise<Answer> {
  const result = await removeArticle(db, staff, values.document, now)
  if (result !== 'done') return { goTo: `${textHref(values.document, language)}?said=${result}` }
  return { goTo: `${linkHref('office/texts', language)}?said=removed` }
}
