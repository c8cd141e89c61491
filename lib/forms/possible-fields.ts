/** Which fields of a form can ever show where it stands: the others' questions are not even in the page. */
import { type Condition, type ConditionRecord, evaluateRules } from '../domain/site/condition.ts'
import type { FormDefinition } from './define-form.ts'

/** Whether a rule asks about the place of the form alone, and nothing that is typed. */
const isAboutContext = ({ field, compareWithField, advancedCondition }: Condition, context: ConditionRecord): boolean =>
  Object.hasOwn(context, field) &&
  (compareWithField === undefined || Object.hasOwn(context, compareWithField)) &&
  (advancedCondition?.rules ?? []).every((rule) => isAboutContext(rule, context))

/** Names in the order of the page. @param context what conditions may ask beside the fields, complete. */
export const possibleFields = (form: FormDefinition, context: ConditionRecord): string[] =>
  form.sections
    .flatMap((section) => section.fields)
    .filter((name) => {
      const rules = (form.fields[name]?.showWhen ?? []).filter((rule) => isAboutContext(rule, context))
      return evaluateRules(rules, context)
    })
