import ArgumentParser
import Commands
import Terminal
import Vocabulary
import Wire

/// A small domain to try commands with: dogs that can be called.
enum DogSubject: NamedSubject {
    static let prefix = "dog"
    static let noun = Phrase(en: "dog", ko: "개")
}

enum DogError: CommandError {
    case invalidFields([FieldError])
    case asleep
    case service(ServiceFailure)

    var kind: ErrorKind { service?.kind ?? (self == .asleep ? .conflict : .invalid) }
    var code: String { service?.code ?? (self == .asleep ? "dog-asleep" : "dog-incomplete") }
    var message: String { phrase.en }
    var phrase: Phrase { service?.phrase ?? Phrase(en: "The dog is asleep.", ko: "개가 잡니다.") }
    var hint: Phrase? { self == .asleep ? Phrase(en: "Wake it.", ko: "깨우세요.") : nil }
    var fieldErrors: [FieldError] {
        if case .invalidFields(let fieldErrors) = self { fieldErrors } else { [] }
    }
    var service: ServiceFailure? { if case .service(let failure) = self { failure } else { nil } }

    static func fieldName(_ field: String) -> Phrase? {
        field == "name" ? .field(en: "name", ko: "이름", flag: "--name") : PageOptions.fieldName(field)
    }
}

/// The verbs of dogs, each of which a test can give.
struct Dogs: Sendable {
    var call: @Sendable (Identifier<DogSubject>) throws(DogError) -> String = { _ throws(DogError) in "멍" }
    var names: @Sendable (PageRequest) throws(DogError) -> Page<String> = { _ throws(DogError) in
        Page(items: ["바둑이"], next: nil)
    }

    static let answer = Shape<String>("Answer", Field("said", .text) { $0 }) { $0 }.coder
}

extension Services {
    var dogs: Dogs { get throws(DogError) { try repository(Dogs.self, failure: DogError.self) } }

    init(_ dogs: Dogs) {
        self.init()
        provide(Dogs.self, dogs)
    }
}

struct DogsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words("dogs", en: "Dogs.", ko: "개.", subcommands: [Call.self, List.self])
    }

    struct Call: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("call", formerly: ["summon"], en: "Call it.", ko: "부릅니다.")
        }
        @OptionGroup var options: IdentifierArgument<DogSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let console = context.console
            try await context.withServices { services in
                let (dogs, id) = (try services.dogs, try options.identifier(among: services.lastLists))
                let said = try await console.waiting { () throws(DogError) in try dogs.call(id) }
                console.answer(
                    said, as: Dogs.answer, plain: said, Phrase(en: "It says \(said).", ko: "\(said)!"))
            }
        }
    }

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration { .words("list", en: "Name all.", ko: "이름들.") }
        @OptionGroup var pages: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            var fieldErrors: [FieldError] = []
            let request = pages.request(&fieldErrors)
            if !fieldErrors.isEmpty { throw DogError.invalidFields(fieldErrors) }
            try await context.withServices(for: .visitor) { services in
                let page = try services.dogs.names(request)
                for name in page.items { context.console.print(StyledText(name)) }
                let words = [context.program, "dogs", "list"]
                context.console.tellPlace(
                    of: page, pages, of: words, counting: { Phrase("\($0)") }, advice: Phrase("None."))
            }
        }
    }
}
