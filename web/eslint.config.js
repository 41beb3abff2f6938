import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "e2e/node_modules", "src/lib/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: 'The content security policy refuses style="…": write style:property={…} or a class.',
        },
      ],
      "svelte/prefer-svelte-reactivity": "off", // most Maps live within one function
      "svelte/button-has-type": "error",
      "svelte/no-target-blank": "error",
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      "svelte/no-unused-svelte-ignore": "off", // it takes the words of a reason for codes
    },
  },
);
