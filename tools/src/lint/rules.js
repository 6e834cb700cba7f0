import { dirname, resolve } from 'node:path';

/** A comment that switches rules off or on, and its reason behind two dashes. */
const SWITCH = /^\s*(eslint|oxlint)-(disable|enable)/;
const REASON = /\s--\s+\S/;
/** Lines that the formatter leaves alone pass by the limits on files and functions. */
const UNFORMED = /^\s*(oxfmt|prettier)-ignore/;

/** The path of the feature that a file is in, or nothing. */
const featureOf = (file) => /^(.*[\\/]src[\\/]features[\\/][^\\/]+)[\\/]/.exec(file)?.[1];

const castThroughUnknown = {
  create: (context) => ({
    TSAsExpression(node) {
      const { expression } = node;
      if (expression.type !== 'TSAsExpression') return;
      if (expression.typeAnnotation.type !== 'TSUnknownKeyword') return;
      const message = 'A cast through unknown hides a mistake; check the value instead.';
      context.report({ node, message });
    },
  }),
};

const suppressions = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const { loc, value } = comment;
        if (SWITCH.test(value) && !REASON.test(value))
          context.report({ loc, message: "Say behind '--' why this is switched." });
        if (UNFORMED.test(value))
          context.report({
            loc,
            message: 'Let the formatter form this; divide what grows too long.',
          });
      }
    },
  }),
};

const featureImportsFeature = {
  create: (context) => {
    const own = featureOf(context.filename);
    const check = ({ source }) => {
      if (!own || !source?.value?.startsWith?.('.')) return;
      const other = featureOf(resolve(dirname(context.filename), source.value, '_'));
      if (!other || other === own) return;
      const message = 'A feature never imports a feature; move what both need out of features/.';
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

/** Rules of this workspace, for oxlint.config.js. */
export default {
  meta: { name: 'own' },
  rules: {
    'cast-through-unknown': castThroughUnknown,
    'feature-imports-feature': featureImportsFeature,
    suppressions,
  },
};
