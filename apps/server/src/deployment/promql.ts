import { parser } from "@prometheus-io/lezer-promql";

/** A condition on a label. */
export interface Matcher {
  label: string;
  op: "=" | "!=" | "=~" | "!~";
  value: string;
}

/** Series that an expression asks for. */
export interface Selector {
  metric: string;
  matchers: Matcher[];
  /** The function that gets its values of a span of time, such as `rate`; undefined for those of now. */
  rangeFunction: string | undefined;
}

/** What an expression of Prometheus asks for. */
export interface Expression {
  selectors: Selector[];
  /** Labels that its sums keep; undefined where it has none and so keeps all. */
  grouping: string[] | undefined;
}

/**
 * Reads an expression by Prometheus’s own grammar.
 * @throws SyntaxError where it is none
 */
export function readExpression(text: string): Expression {
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  let aggregates = false;
  const words = (node: { from: number; to: number } | null | undefined) =>
    node ? text.slice(node.from, node.to) : "";
  parser.parse(text).iterate({
    enter({ name, type, node, from }) {
      if (type.isError) throw new SyntaxError(`This is no expression from character ${from} on: ${text}`);
      if (name === "AggregateExpr") aggregates = true;
      if (name === "GroupingLabels") grouping.push(...node.getChildren("LabelName").map(words));
      if (name !== "VectorSelector") return;
      const matchers = node.getChild("LabelMatchers")?.getChildren("UnquotedLabelMatcher") ?? [];
      const range = node.parent?.name === "MatrixSelector" ? node.parent : undefined;
      // its arguments stand between a function and a range
      const call = range?.parent?.parent;
      selectors.push({
        metric: words(node.getChild("Identifier")),
        matchers: matchers.map((matcher) => ({
          label: words(matcher.getChild("LabelName")),
          op: words(matcher.getChild("MatchOp")) as Matcher["op"],
          value: JSON.parse(words(matcher.getChild("StringLiteral"))),
        })),
        rangeFunction: range && words(call?.getChild("FunctionIdentifier")),
      });
    },
  });
  return { selectors, grouping: aggregates ? grouping : undefined };
}
