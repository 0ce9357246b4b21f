// All the small changes of a source file that a test should notice.
import ts from 'typescript';

/** Each becomes its neighbour, and that one becomes it. */
const SIGNS = '=== !== < <= > >= + - && || += -= & |'.split(' ');
const SWAPS = { '*': '+', ...Object.fromEntries(SIGNS.map((sign, i) => [sign, SIGNS[i ^ 1]])) };

/** What a node becomes, as [from, to, text], or null where nothing is changed of it. */
function changeOf(node, source) {
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: sign } = node;
    const swap = SWAPS[sign.getText(source)];
    return swap === undefined ? null : [sign.getStart(source), sign.end, swap];
  }
  const whole = (text) => [node.getStart(source), node.end, text];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return whole('false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return whole('true');
  if (ts.isNumericLiteral(node)) return whole(`${Number(node.text.replaceAll('_', '')) + 1}`);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return whole(node.operand.getText(source));
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = node.expression ?? node.condition;
    return [condition.getStart(source), condition.end, `!(${condition.getText(source)})`];
  }
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return whole(';');
  return null;
}

export function mutantsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    const change = changeOf(node, source);
    if (change !== null) {
      const [from, to, put] = change;
      const { line, character } = source.getLineAndCharacterOfPosition(from);
      const was = lines[line].trim();
      const mutated = `${text.slice(0, from)}${put}${text.slice(to)}`;
      const is = mutated.split('\n')[line].trim();
      found.push({ id: `${file}:${line + 1}:${character + 1} ${put}`, file, was, is, mutated });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
