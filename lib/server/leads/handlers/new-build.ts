/** Interest in a new-build project: a chosen unit must still be available. */
import 'server-only'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handleNewBuild: FormHandler = async ({ subject, values, language }) => {
  const name = values['UNIT']
  const unit = subject?.project?.units.find((candidate) => candidate.name[language] === name)
  const isGone = name !== '' && (unit === undefined || unit.state === 'sold')
  return isGone ? refused({ errors: { UNIT: 'unitUnknown' } }) : prepared({})
}
