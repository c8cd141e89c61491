/** A form of a property; requested by the property's address followed by the form's segment. Dynamic, as it shows free slots. */
import { notFound } from 'next/navigation'
import { Returned } from '@/components/forms/returned/returned'
import { PropertyFormPage } from '@/components/property/form/property-form-page'
import { formsOf, isPropertyForm } from '@/lib/domain/property/property-forms'
import { returnedParameter } from '@/lib/routing/returned-form'
import { isApplicationLink, isApplicationSigned } from '@/lib/server/applications/application-link'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { findChoices } from '@/lib/server/forms/form-choices'
import { single } from '@/lib/server/http/query-parameter'
import { findSubject } from '@/lib/server/leads/find-subject'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findProperty } from '@/lib/server/property/property-detail'
import { propertyFormMetadata } from '@/lib/server/property/property-form-page'

type Props = {
  params: Promise<{ id: string; form: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

const noLink = { link: '', isLinkOver: false }

/** The query of a mailed link that is valid for this property's application, or was valid when the form was filled in. */
async function findLink(propertyId: number, { searchParams }: Props): Promise<typeof noLink> {
  const { [returnedParameter]: name, ...query } = await searchParams
  const sent = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const link = sent.toString()
  if (isApplicationSigned(propertyId, link, new Date())) return { link, isLinkOver: false }
  const returned = await findReturnedForm(single(name), new Date())
  const kept = returned && 'state' in returned && 'values' in returned.state ? String(returned.state.values['LINK'] ?? '') : ''
  return { link: kept, isLinkOver: isApplicationLink(link) }
}

async function findFrom({ params }: Pick<Props, 'params'>) {
  const { id, form } = await params
  const property = findProperty(id)
  return property && isPropertyForm(form) && formsOf(property).includes(form) ? { property, form } : undefined
}

export async function generateMetadata(props: Props) {
  const found = await findFrom(props)
  return found ? propertyFormMetadata(found.property, found.form, await readLanguage()) : {}
}

export default async function Page(props: Props) {
  const found = await findFrom(props)
  const language = await readLanguage()
  const subject = found && findSubject('property', found.property.id, language)
  if (!found || !subject) notFound()
  const choices = await findChoices(found.form, subject, language, new Date())
  const right = found.form === 'rental-application' ? await findLink(found.property.id, props) : noLink
  return (
    <Returned searchParams={props.searchParams}>
      <PropertyFormPage {...found} language={language} subject={subject} choices={choices} {...right} />
    </Returned>
  )
}
