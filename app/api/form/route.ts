/**
 * `GET /api/form/?form=visit&language=nl&subject=4102311`: the data of a property's form for a dialog.
 * `POST`: handles every form; the middleware rewrites all posts to pages to this route.
 */

import { formsOf, isPropertyForm } from '@/lib/domain/property/property-forms'
import { isLanguage } from '@/lib/domain/text/language'
import { isFormId } from '@/lib/forms/registry'
import { answerForm } from '@/lib/server/forms/answer-form'
import { findChoices } from '@/lib/server/forms/form-choices'
import { formIntro } from '@/lib/server/forms/form-intro'
import { getFormProps } from '@/lib/server/forms/form-props'
import { notFound, uncached } from '@/lib/server/http/uncached'
import { findSubject } from '@/lib/server/leads/find-subject'
import { translatorOf } from '@/lib/server/pages/translator'
import { findProperty } from '@/lib/server/property/property-detail'

export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const form = query.get('form') ?? ''
  const language = query.get('language') ?? ''
  const property = findProperty(query.get('subject') ?? '')
  if (!property || !isLanguage(language) || !isFormId(form) || !isPropertyForm(form) || !formsOf(property).includes(form))
    return notFound()
  const subject = findSubject('property', property.id, language)
  if (!subject) return notFound()
  const choices = await findChoices(form, subject, language, new Date())
  const t = translatorOf(language)
  const words = { title: t(`Forms.${form}.title`), intro: formIntro(form, choices, t, property) }
  return Response.json({ ...words, props: getFormProps(form, language, subject, choices) }, { headers: uncached })
}

export const POST = answerForm
