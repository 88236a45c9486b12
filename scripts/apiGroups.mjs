// How typedoc shows the groups of what a module exports. Types come last. Each group is a page. A plugin of typedoc
// (typedoc.json), which loads JavaScript only.
import { Comment, Converter, DeclarationReflection, ReflectionKind } from 'typedoc';
import { MarkdownPageEvent, ModuleRouter } from 'typedoc-plugin-markdown';
import { GROUPS, groupOf } from './exportGroups.mjs';

export const TYPES = 'Types';

/** All groups, in the order in which they are shown. */
const ORDER = [...new Set(Object.values(GROUPS).flatMap((groups) => Object.keys(groups))), TYPES];

const shownAsType = ReflectionKind.Interface | ReflectionKind.TypeAlias;

/** The group of something that a module shows. */
function titleOf(module, child, file) {
  const name = module.name === 'spgames' ? 'index' : module.name.replace(/^.*\//, '');
  return child.kindOf(shownAsType) ? TYPES : groupOf(name, file.replace(/^.*\/src\//, ''));
}

/** Moves what a module shows into namespaces, one for each group, whose description lists the names. */
function makeGroups(project, module, titles) {
  const order = new Set([...titles.values()].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  for (const title of order) {
    const members = module.children.filter((child) => titles.get(child) === title);
    const group = new DeclarationReflection(title, ReflectionKind.Namespace, module);
    project.registerReflection(group, undefined, undefined);
    for (const member of members) {
      module.removeChild(member);
      member.parent = group;
      group.addChild(member);
    }
    group.comment = new Comment([...linksTo(members), { kind: 'text', text: '.' }]);
    module.addChild(group);
  }
}

/** Puts the groups of a module into their order. */
function sortGroups(module) {
  const place = ({ name }) => ORDER.indexOf(name);
  const lists = [
    module.children,
    module.childrenIncludingDocuments,
    ...(module.groups ?? []).map(({ children }) => children),
  ];
  for (const list of lists) list?.sort((a, b) => place(a) - place(b));
}

/** Links with commas between them. */
function linksTo(targets) {
  const links = targets.flatMap((target) => [
    { kind: 'text', text: ', ' },
    { kind: 'inline-tag', tag: '@link', text: target.name, target },
  ]);
  return links.slice(1);
}

/** Makes a paragraph of the first sentence of a description: that is what lists show. */
function setFirstSentenceApart(comment) {
  for (const part of comment?.summary ?? []) {
    if (part.kind !== 'text') continue;
    const ended = part.text.replace(
      /(?<!\b(?:Def|Thm|Prop|Fig|Sec|Ex|Cor|Constr|e\.g|i\.e|cf|p))([.?])\s+(?=\p{Lu})/u,
      '$1\n\n',
    );
    if (ended === part.text) continue;
    part.text = ended;
    return;
  }
}

/** Names that a module has from others become a list of links, module by module. */
function listReferences(project, module) {
  const references = (module.children ?? []).filter((child) => child.kindOf(ReflectionKind.Reference));
  const byModule = new Map();
  for (const reference of references) {
    const target = reference.getTargetReflectionDeep();
    byModule.set(target.parent.name, [...(byModule.get(target.parent.name) ?? []), target]);
    project.removeReflection(reference);
  }
  for (const [name, targets] of [...byModule].sort()) {
    module.comment?.summary.push({ kind: 'text', text: `\n\nFrom \`${name}\`: ` }, ...linksTo(targets), {
      kind: 'text',
      text: '.',
    });
  }
}

/**
 * A page for each group, with a name that is an address as it stands. What a page shows has its name as anchor, members
 * that of the whole before it.
 */
class GroupRouter extends ModuleRouter {
  buildAnchors(target) {
    if (!target.isDeclaration() && !target.isSignature() && !target.isTypeParameter()) return;
    const names = [];
    let above = target;
    for (; !above.kindOf(ReflectionKind.SomeModule | ReflectionKind.Project); above = above.parent)
      if (above.isDeclaration() && !above.kindOf(ReflectionKind.TypeLiteral)) names.unshift(above.name);
    const anchor = names.slice(0, 2).join('.');
    this.anchors.set(target, anchor);
    this.fullUrls.set(target, `${this.fullUrls.get(above)}#${anchor}`);
    target.traverse((child) => {
      this.buildAnchors(child);
      return true;
    });
  }
  getReflectionAlias(reflection) {
    const name = super.getReflectionAlias(reflection);
    return reflection.kind === ReflectionKind.Namespace ? slug(name) : name;
  }
  getNamespaceDirectory(reflection) {
    return this.getReflectionAlias(reflection.parent);
  }
}

function slug(title) {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Links to pages beside a page, and inside of it, begin with `./`: else the theme would write their anchors small. */
function writeLinksInFull(page) {
  const own = page.url.replace(/^.*\//, '');
  const parts = page.contents.split(/(^```[^]*?^```$)/m);
  page.contents = parts
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(/\]\((?=#|[\w-][\w/-]*\.md)/g, (start, at) => `${start}./${part[at + 2] === '#' ? own : ''}`),
    )
    .join('');
}

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.children ?? []) {
      listReferences(context.project, module);
      const titles = new Map();
      for (const child of module.children ?? []) {
        const declared = context.getSymbolFromReflection(child)?.declarations?.[0];
        titles.set(child, titleOf(module, child, declared?.getSourceFile().fileName ?? ''));
        for (const { comment } of [child, ...(child.signatures ?? [])]) setFirstSentenceApart(comment);
      }
      makeGroups(context.project, module, titles);
    }
  });
  // After typedoc has sorted everything by name.
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => project.children?.forEach(sortGroups), -1e4);
  app.renderer.on(MarkdownPageEvent.END, writeLinksInFull, 100);
  app.renderer.defineRouter('groups', GroupRouter);
}
