"""A verb in each layer of a domain."""

import re

from places import MissingPlace, only


def words(name, between):
    return re.sub(r"([A-Z])", lambda letter: between + letter.group(1).lower(), name)


class Layers:
    """Writes one verb into the copies; `left` collects what a person has to fill in."""

    def __init__(self, domain, verb, method, places):
        self.domain, self.verb, self.method, self.places = domain, verb, method, places
        self.type = verb[0].upper() + verb[1:]
        self.dashed = words(verb, "-")
        self.spaced = words(verb, " ").capitalize()
        self.endpoint = f"{domain.word}.{verb}"
        entity, one = domain.entity, domain.is_about_one
        self.parameters = f"_ id: {entity}ID" if one else ""
        self.arguments = "id" if one else ""
        self.throws = f"async throws({domain.error})"
        self.left = []
        if re.search(rf"\bfunc {verb}\(", places.read(domain.repository)):
            raise MissingPlace(f"{domain.repository}: {verb} is there already")
        if others := domain.conformers():
            raise MissingPlace(f"{others[0]} is a repository too, which new-verb does not know")

    def unwritten(self, name):
        return f'throw .service(.internal("{self.domain.name}.{name} is not written yet"))'

    def insert_before_end(self, path, head, text):
        """Behind the last thing of the type that begins with `head`."""
        found = self.places.find(path, head, f"`{head}`")
        end = self.places.closing(path, self.places.read(path).index("{", found.start()), f"`{head}`")
        self.places.insert(path, end, text)

    def write_core(self, stored):
        entity, core = self.domain.entity, f"{self.domain.module}/Core"
        self.insert_before_end(
            self.domain.repository, rf"^public protocol {entity}Repository\b",
            f"\n/// {self.spaced}: not written yet; say here what holds afterwards.\n///\n"
            f"/// Throws what? Name every error.\nfunc {self.verb}({self.parameters}) {self.throws}\n")
        self.left.append(f"{self.domain.repository}: the promise, and what the verb takes and answers; then Scripts/fakes")
        body = self.unwritten(self.verb)
        if stored:
            body = f"try await service.store.{self.verb}({self.stored_call()})"
            self.write_store(core)
        local = f"{core}/Local{entity}Repository+{self.type}.swift"
        self.places.add(local, self.extension(
            "import Vocabulary\n", f"Local{entity}Repository",
            f"func {self.verb}({self.parameters}) {self.throws} {{\n{body}\n}}"))
        self.left.append(f"{local}: the rule of {entity}Policy, then the use case")

    def extension(self, imports, type, body):
        return f"{imports}\nextension {type} {{\n{body}\n}}\n"

    def stored_call(self):
        return ", ".join(filter(None, [self.arguments, "at: service.time.now()"]))

    def write_store(self, core):
        entity = self.domain.entity
        parameters = ", ".join(filter(None, [self.parameters, "at now: Timestamp"]))
        self.insert_before_end(
            f"{core}/{entity}Store.swift", rf"^public protocol {entity}Store\b",
            f"\n/// {self.spaced}, in one step: not written yet; say here what holds afterwards.\n"
            f"func {self.verb}({parameters}) {self.throws}\n")
        body = f"public func {self.verb}({parameters}) {self.throws} {{\n{self.unwritten(self.verb)}\n}}"
        memory = f"{self.domain.module}/Memory/InMemory{entity}Store+{self.type}.swift"
        sql = f"{self.domain.module}/SQL/SQL{entity}Store+{self.type}.swift"
        self.places.add(memory, self.extension("public import Vocabulary\n", f"InMemory{entity}Store", body))
        imports = f"public import {self.domain.name}\npublic import Vocabulary\n"
        self.places.add(sql, self.extension(imports, f"SQL{entity}Store", body))
        self.left.append(f"{core}/{entity}Store.swift: what the operation promises")
        self.left.append(f"{memory} and {sql}: the operation")

    def write_http(self):
        self.write_endpoint()
        domain, places = self.domain, self.places
        http, entity = f"{domain.module}/HTTP", domain.entity
        routes = f"{http}/{entity}Routes.swift"
        repository = places.last(routes, r"try await (repository\([^\n]*?\))(?:$|\.)", "route")
        end = places.last(routes, r"^    \]$", "list of routes").start()
        given, argument = ("input", "input.id") if domain.is_about_one else ("_", "")
        places.insert(routes, end, (
            f"Route({entity}Endpoints.{self.verb}) {{ {given}, caller throws({domain.error}) in\n"
            f"try await {repository.group(1)}.{self.verb}({argument})\nreturn Nothing()\n}},\n"))
        remote = f"{http}/Remote{entity}Repository.swift"
        caller = places.last(remote, r"await (\w+)\s*\.call\(", "call").group(1)
        sent = f"{domain.input}(id: id)" if domain.is_about_one else "Nothing()"
        self.insert_before_end(remote, rf"^public struct Remote{entity}Repository\b", (
            f"\npublic func {self.verb}({self.parameters}) {self.throws} {{\n"
            f"_ = try await {caller}.call({entity}Endpoints.{self.verb}, {sent})\n}}\n"))

    def write_endpoint(self):
        domain, places, file = self.domain, self.places, self.domain.endpoints
        base = domain.path if domain.is_about_one else f"/api/v1/{domain.word}"
        path = f"{base}/{self.dashed}"
        if re.search(rf'\.{self.method},\s*"{re.escape(path)}"', places.read(file)):
            raise MissingPlace(f"{file}: {self.method} {path} is there already")
        failures = places.find(file, r"failures: (\w+\.failures)\.only", "failures of an endpoint").group(1)
        given = (domain.input, f"{domain.input}.shape") if domain.is_about_one else ("Nothing", ".nothing")
        named = domain.failures_named if domain.is_about_one else ""
        self.insert_before_end(file, rf"^public enum {domain.entity}Endpoints\b", (
            f"\nstatic let {self.verb} = Endpoint<{given[0]}, Nothing, {domain.error}>(\n"
            f'name: "{self.endpoint}", .{self.method}, "{path}", access: .member,\n'
            f'summary: "{self.spaced}: not written yet.",\n'
            f"input: {given[1]}, failures: {failures}.only({named}))\n"))
        everything = places.find(
            file, r"static let all: \[EndpointDescription\] = \[", "`static let all: [EndpointDescription]`")
        places.append(file, everything.end() - 1, f"{self.verb}.description", "all endpoints")
        self.left.append(f"{file}: who may ask, summary, input, output and failures of {self.endpoint}")

    def write_console(self):
        domain, places = self.domain, self.places
        console = f"{domain.module}/Console"
        noun = f"{console}/{domain.name}Command.swift"
        opening = places.find(noun, r"subcommands: \[", "`subcommands: [`").end() - 1
        places.append(noun, opening, f"{self.type}.self", "subcommands")
        context = places.last(noun, r"context\.(\w+) \{ try await \$0\.", "command").group(1)
        commands = f"{console}/{domain.entity}Commands.swift"
        held = places.find(commands, rf"let (\w+): any {domain.entity}Repository", "repository").group(1)
        option = ""
        if domain.is_about_one:
            option = f"@OptionGroup var options: IdentifierArgument<{domain.subject}>\n"
        places.add(f"{console}/{domain.name}Command+{self.type}.swift", (
            f"import ArgumentParser\nimport Commands\nimport {domain.name}\nimport Terminal\n"
            "import Vocabulary\n\n"
            f"extension {domain.name}Command {{\nstruct {self.type}: RunnableCommand {{\n"
            "static var configuration: CommandConfiguration {\n"
            f'.words("{self.dashed}", en: "{self.spaced}: not written yet.", ko: "아직 구현되지 않았습니다.",\n'
            f'examples: [Phrase("madang {context} {self.dashed}")])\n}}\n'
            f"{option}@OptionGroup(title: GlobalOptions.title) var global: GlobalOptions\n\n"
            "func run(_ context: CommandContext) async throws {\n"
            f"try await context.{context} {{ try await $0.{self.verb}({'options' if option else ''}) }}\n"
            "}\n}\n}\n"))
        self.write_command(f"{console}/{domain.entity}Commands+{self.type}.swift", held)
        self.left.append(f"{console}/{domain.name}Command+{self.type}.swift: its help in both languages, its options")

    def write_command(self, file, held):
        domain = self.domain
        one = domain.is_about_one
        taken = f"_ options: IdentifierArgument<{domain.subject}>" if one else ""
        self.places.add(file, (
            f"import Commands\nimport {domain.name}\nimport Terminal\nimport Vocabulary\n\n"
            f"extension {domain.entity}Commands {{\n/// {self.spaced}: not written yet.\n"
            f"func {self.verb}({taken}) async throws {{\n"
            f"{'let id = try options.identifier(among: lists)' if one else ''}\n"
            f"try await console.waiting {{ () throws({domain.error}) in "
            f"try await {held}.{self.verb}({self.arguments}) }}\n"
            'console.note(Phrase(en: "Done.", ko: "했습니다."))\n}\n}\n'))
        self.left.append(f"{file}: what the command shows, and a scene of it in Tests/{domain.name}Tests")

    def write_contract(self):
        domain, places = self.domain, self.places
        contract = f"{domain.module}/Contract"
        main = f"{contract}/{domain.entity}Contract.swift"
        clauses = places.find(
            main, r"static let clauses: \[Clause<(\w+)>\] =[^\[\]{}]*?(?=\s*^\})", "sum of clauses")
        places.insert(main, clauses.end(), f" + {self.verb}")
        file = f"{contract}/{domain.entity}Contract+{self.type}.swift"
        places.add(file, self.extension(
            "import ContractKit\n", f"{domain.entity}Contract",
            f"static let {self.verb}: [Clause<{clauses.group(1)}>] = [\n"
            f'Clause("{self.verb} keeps what it promises") {{ _ in\n'
            f'throw BrokenPromise("{self.endpoint} has no clause yet: write one for each promise")\n}}\n]'))
        self.left.append(f"{file}: a clause for each promise, and a fault for each in Tests/{domain.name}Tests")
        self.write_access(contract)
        self.write_feature(contract)
        self.left.append(
            f"{contract}/Cases: what bad input it refuses (BadInput), and what fuzzing begins with (FuzzSeeds)")

    def write_feature(self, contract):
        file = only(contract, "*Features.swift")
        opening = self.places.last(file, r"\[Feature\] = (\[)", "list of features").start(1)
        self.places.append(file, opening, (
            f'Feature("{self.spaced}: not written yet", '
            f'shownBy: "`madang {self.domain.word} {self.dashed}`", '
            f'endpoints: ["{self.endpoint}"], topics: ["{self.type}"])'), "features")
        self.left.append(f"{file}: what can be done now, in a sentence")

    def write_access(self, contract):
        places = self.places
        file = only(contract, "*AccessCases.swift")
        head = places.find(
            file, r"requests: \[String: AccessRequest\] = (?:\{.*?return )?(\[)", "`requests: [String: AccessRequest]`")
        request = "AccessRequest()"
        if self.domain.is_about_one:
            known = places.find(file, r'AccessRequest\(path: (\["id": "\{\w+\}"\])\)', "request about one thing")
            request = f"AccessRequest(path: {known.group(1)})"
        places.append(file, head.start(1), f'"{self.endpoint}": {request}', "requests")
        about = re.search(r"static let about = (\[)", places.read(file))
        if self.domain.is_about_one and about:
            places.append(file, about.start(1), f'"{self.endpoint}"', "endpoints about one thing")
        elif self.domain.is_about_one:
            self.left.append(f"{file}: how its thing can stand (`states`)")

    def write_golden(self):
        file = self.domain.golden()
        if file is None:
            self.left.append(f"Tests/{self.domain.name}Tests: {self.endpoint} in the recorded conversation")
            return
        opening = self.places.find(file, r"exchanges: \[GoldenExchange<\w+>\] = (\[)", "list of exchanges").start(1)
        self.places.append(file, opening, self.exchange(file), "exchanges")
        self.left.append(f"{file}: what happens before {self.endpoint} is recorded")

    def exchange(self, file):
        """An exchange like that of another verb about one thing, by somebody who is signed in."""
        arguments = r"(id|(?:\$0|story)\.\w+\(\))" if self.domain.is_about_one else r"([^\n]*)"
        call = re.compile(
            r"(?:_ = )?try await ((?:\$0|story)\.(?!visitor|remote\(\.anonymous)(?:remote\([^()]*\)|\w+))"
            rf"\.\w+\({arguments}\)\s*$")
        bodies = []
        for found in re.finditer(r'GoldenExchange\("[^"]+"\) (\{)', self.places.read(file)):
            end = self.places.closing(file, found.start(1), "exchange")
            body = self.places.read(file)[found.start(1) + 1 : end].rstrip()
            if last := call.search(body):
                bodies.append((body, last))
        if not bodies:
            raise MissingPlace(f"{file}: no exchange that ends with a member's call, `story.remote(…).verb(id)`")
        body, last = min(bodies, key=lambda found: len(found[0]))
        before = body[: last.start()] if self.domain.is_about_one else ""
        if not self.domain.is_about_one and body.lstrip().startswith("story in"):
            before = " story in\n"
        given = last.group(2) if self.domain.is_about_one else ""
        return f'GoldenExchange("{self.endpoint}") {{{before}try await {last.group(1)}.{self.verb}({given})\n}}'

    def documents(self):
        name = self.domain.name
        return [
            f"MADANG_RECORD=1 Scripts/focus {name},CrossDomain test --filter '^{name}Tests|CrossDomainTests', once the"
            " verb is written: Tests/Golden, Docs/access, Docs/errors, Docs/features, Docs/openapi; look at the"
            f" difference. Then Scripts/focus {name},CrossDomain,Rules",
        ]
