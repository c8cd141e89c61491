/** The fields of a form that can become visible in its context: others are not rendered. */
import { type Condition, type ConditionRecord, evaluateRules } from '../domain/site/condition.ts'
import type { FormDefinition } from './define-form.ts'

/** Whether a condition only depends on the context of the form, not on typed values. */
const isAboutContext = ({ field, compareWithField, advancedCondition }: Condition, context: ConditionRecord): boolean =>
  Object.hasOwn(context, field) &&
  (compareWithField === undefined || Object.hasOwn(context, compareWithField)) &&
  (advancedCondition?.rules ?? []).every((rule) => isAboutContext(rule, context))

/** Names in the order of the page. @param context complete context of the form. */
export const possibleFields = (form: FormDefinition, context: ConditionRecord): string[] =>
  form.sections
    .flatMap((section) => section.fields)
    .filter((name) => {
      const rules = (form.fields[name]?.showWhen ?? []).filter((rule) => isAboutContext(rule, context))
      return evaluateRules(rules, context)
    })
