import Commands
import Composition
import DeviceState
import Operations
import Settings
import Terminal
import TerminalDriver
import TimeZones
import Vocabulary

/// One run of `madang-tui`: reads the command line and shows screens until the person quits.
struct ScreenProgram {
    let arguments: [String]
    let environment: [String: String]

    /// Runs the program and returns its exit status.
    func run() async -> ExitStatus {
        let early = EarlyOptions(arguments)
        let remembered = await Remembered(early, environment)
        let language = HelpLanguage.choice(early, environment, remembered: remembered.language)
        let console = Console.system(
            ConsoleOptions(language: language), zone: .ofThisMachine(environment), environment: environment)
        do {
            guard let command = try console.command(arguments, of: MadangTUI.self) as? MadangTUI else {
                return console.finish(.ok)
            }
            if let text = try printed(command, in: language) {
                console.output.write(text)
                return console.finish(.ok)
            }
            let settings = try await remembered.settings(command.place)
            let set = command.language.lang == nil ? settings.language.flatMap(Language.init(code:)) : nil
            try await CurrencyForm.$current.withValue(remembered.currencyForm) {
                try await show(
                    command, Installation(settings, environment: environment), set ?? language, remembered,
                    console)
            }
            return console.finish(.ok)
        } catch {
            return console.finish(console.report(failure: error))
        }
    }

    /// What is printed instead of showing screens; nil for nothing.
    private func printed(_ command: MadangTUI, in language: Language) throws -> String? {
        if command.manual { return try MadangTUI.manualTexts.page(of: MadangTUI.self, in: language) }
        return try command.completions.map { try CompletionScript.text(for: "madang-tui", shell: $0) }
    }

    /// Takes over the terminal before anything is opened, to show that the program is starting, and gives it
    /// back before any message is written.
    private func show(
        _ command: MadangTUI, _ installation: Installation, _ language: Language, _ remembered: Remembered,
        _ console: Console
    ) async throws {
        let place = try shownPlace(command, remembered, language)
        let preset = try command.chosenKeys() ?? remembered.keys
        defer { place.display.close() }
        // The person's work must last, so the default database is created if it is missing.
        try await installation.withPlatform(makingDatabase: installation.isAtDefault) { opened, session in
            let (time, folders) = (SystemClock(), installation.settings.directories)
            let seen = SeenAnswers(below: folders.cache, at: opened.backend, time: time)
            let platform = (opened as? RemotePlatform)?.remembering(seen) ?? opened
            let person = PersonalServices(installation, platform, session, program: "madang-tui")
            let pictures = PersonalPictures(at: platform.backend, folders, time: time)
            let own = Router.own(of: installation)
            let pages = Self.pages(at: platform.backend, in: installation)
            let renewal: ShellLoop.Renewal = {
                var (services, member) = await person.current()
                services.provide(ServerPages.self, pages.serverPages)
                pictures.use(services)
                seen.use(of: member)
                return (Domain.all.screens(services).merging(own), member)
            }
            let (router, member) = await renewal()
            let around = Self.surroundings(place.size, time.now(), language, member, console)
            let drafts = DraftFile(in: folders.state, for: platform.backend)
            let keys = ownKeys(installation, preset, router)
            let unsent = await drafts.load()
            let setAside = await drafts.setAside.map(Self.words(ofSetAside:))
            let shell = ScreenShell(
                router, keys: KeyMap(preset, own: keys.own), around: around, drafts: unsent,
                sendsLater: platform is RemotePlatform, news: Self.joined([keys.faults, setAside]))
            var loop = ShellLoop(
                place.display, place.relay, time: time, naming: { await person.name() },
                making: { await pictures.cells(for: $0) }, keeping: { await keep($0, in: drafts) },
                ages: seen.ages, renewal: renewal)
            await run(&loop, shell, line: command.linear ? console : nil)
            place.display.close()
        }
    }

    /// The web pages of the server, where the platform is one.
    private static func pages(at backend: Backend, in installation: Installation) -> RecordPages {
        RecordPages(at: backend, of: Domain.all.pageKinds, environment: installation.environment)
    }

    private static func surroundings(
        _ size: Size, _ now: Timestamp, _ language: Language, _ member: MemberID?, _ console: Console
    ) -> Surroundings {
        var around = Surroundings(size: size, now: now, language: language, member: member)
        around.zone = console.zone
        return around
    }

    /// The phrases in one; nil if there are none.
    private static func joined(_ phrases: [Phrase?]) -> Phrase? {
        let phrases = phrases.compactMap(\.self)
        if phrases.isEmpty { return nil }
        return Phrase(
            en: phrases.map(\.en).joined(separator: " "), ko: phrases.map(\.ko).joined(separator: " "))
    }

    /// Runs until the person quits: line by line on that console, if there is one.
    private func run(_ loop: inout ShellLoop, _ shell: ScreenShell, line console: Console?) async {
        StartPages.giveBack()
        if let console { return await loop.talk(shell, opening: .home, on: console) }
        await loop.run(shell, opening: .home)
    }

    private func shownPlace(
        _ command: MadangTUI, _ remembered: Remembered, _ language: Language
    ) throws -> ShownPlace {
        let theme = try command.chosenTheme() ?? remembered.theme
        return command.linear ? .silent : try ShownPlace(terminal(command, theme, remembered), language)
    }

    private static func words(ofSetAside path: String) -> Phrase {
        Phrase(
            en: "What you typed last time cannot be read; it was set aside: \(path)",
            ko: "지난번에 쓰던 내용을 읽을 수 없어 따로 두었습니다: \(path)")
    }

    /// Stores the drafts; returns a message if that fails.
    private func keep(_ drafts: KeptDrafts, in file: DraftFile) async -> Phrase? {
        do throws(ServiceFailure) {
            try await file.keep(drafts)
            return nil
        } catch {
            return Phrase(
                en: "What you type cannot be kept: \(error.message)",
                ko: "쓰는 내용을 저장하지 못했습니다: \(error.message)")
        }
    }

    /// The person's own keys from the file beside the configuration, and its errors; none if there is no such
    /// file.
    private func ownKeys(
        _ installation: Installation, _ preset: KeyMap.Preset, _ router: Router
    ) -> (own: [ActionID: [Key]], faults: Phrase?) {
        let path = installation.settings.directories.configuration + "/keys"
        do throws(ServiceFailure) {
            guard let bytes = try PrivateFile.read(path) else { return ([:], nil) }
            // A carriage return and a line feed form one character, which would hide the end of a line.
            let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            let file = KeyFile(text, preset, screens: router.screens)
            return (file.own, file.words(naming: "keys"))
        } catch {
            return ([:], Phrase(en: error.message, ko: error.message))
        }
    }

    private func terminal(
        _ command: MadangTUI, _ theme: Theme, _ remembered: Remembered
    ) throws -> TerminalDriver {
        try TerminalDriver.open(
            theme, mouse: !command.noMouse && remembered.takesMouse,
            pictures: command.drawing.choice ?? remembered.pictures,
            environment: command.noColor ? environment.merging(["NO_COLOR": "1"]) { $1 } : environment)
    }
}
