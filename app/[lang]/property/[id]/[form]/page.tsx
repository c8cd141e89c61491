/** A form of a property; reached by the property's address with the form's segment behind it. Made for each visitor: it shows free times. */
import { notFound } from 'next/navigation'
import { PropertyFormPage } from '@/components/property/form/property-form-page'
import { formsOf, isPropertyForm } from '@/lib/domain/property-forms'
import { isApplicationSigned } from '@/lib/server/applications/application-link'
import { findChoices } from '@/lib/server/forms/form-choices'
import { findProperty } from '@/lib/server/property-detail'
import { propertyFormMetadata } from '@/lib/server/property-form-page'
import { readLanguage } from '@/lib/server/read-language'
import { findSubject } from '@/lib/server/submissions/find-subject'

type Props = {
  params: Promise<{ id: string; form: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

/** The query of a link that was mailed, when it is good for this property's application. */
async function findLink(propertyId: number, { searchParams }: Props): Promise<string> {
  const query = await searchParams
  const link = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return isApplicationSigned(propertyId, link.toString(), new Date()) ? link.toString() : ''
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
  const link = found.form === 'rental-application' ? await findLink(found.property.id, props) : ''
  return <PropertyFormPage {...found} language={language} subject={subject} choices={choices} link={link} />
}
