import Terminal
import TestKit
import Testing
import Vocabulary

private enum SampleError: DescribedError {
    case invalidFields([FieldError])
    case missing
    case service(ServiceFailure)

    var description: ErrorDescription {
        let texts = ("The sample\u{1B}[31m cannot be published.", "상품을 올릴 수 없습니다.")
        return switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "sample-incomplete", texts, fieldErrors: fieldErrors)
        case .missing: ErrorDescription(.notFound, "sample-missing", texts)
        case .service(let failure): failure.description
        }
    }
}

private enum TableError: DescribedError {
    case wrongFlag
    case service(ServiceFailure)

    var description: ErrorDescription {
        switch self {
        case .wrongFlag: .usage("table-wrong-flag", "--port is wrong.", "--port 값이 잘못되었습니다.")
        case .service(let failure): failure.description
        }
    }
}

@Suite struct ReportTests {
    private static let invalidFields = SampleError.invalidFields([
        FieldError("title", .tooLong(maximum: 100)),
        FieldError("discount", .exceeds(field: "price")),
        FieldError("attributes.evil\u{202E}", .unexpected),
    ])

    private func naming(_ field: String) -> Phrase? {
        switch field {
        case "title": Phrase(en: "Title", ko: "제목")
        case "price": Phrase(en: "Price", ko: "가격")
        default: nil
        }
    }

    @Test(arguments: [
        (OutputFormat.human, Language.en), (.human, .ko), (.plain, .ko), (.json, .en), (.json, .ko),
    ])
    func aReportLooksAsBefore(format: OutputFormat, language: Language) throws {
        let recording = Console.recording(ConsoleOptions(format: format, language: language))
        let code = recording.console.report(
            Self.invalidFields,
            hint: Phrase(en: "Run 'madang listings edit'.", ko: "'madang listings edit'를 실행하세요."),
            naming: naming)
        #expect(code == .invalid)
        #expect(recording.output == "")
        try GoldenFolder("Terminal").expect(
            recording.errors, "report-\(format.rawValue)-\(language.rawValue).txt")
    }

    @Test func failuresAreWordedInKorean() {
        let recording = Console.recording(ConsoleOptions(language: .ko))
        let failures: [ServiceFailure] = [
            .signInRequired, .accessExpired, .accessInvalid, .badRequest([]), .noSuchEndpoint,
            .keyReused, .keyInFlight, .limited(retryAfterSeconds: 30), .unavailable("db"), .internal("x"),
            .tooBroad(retryAfterSeconds: 2),
        ]
        for failure in failures { recording.console.report(SampleError.service(failure)) }
        let lines = recording.errors.split(separator: "\n")
        #expect(lines.count == failures.count)
        #expect(lines.allSatisfy { $0.hasPrefix("오류: ") && $0.contains(where: { ("가"..."힣").contains($0) }) })
        #expect(lines[7].contains("30초"))
    }

    @Test(arguments: OutputFormat.allCases)
    func whoIsSilencedIsToldUntilWhenOnTheirClock(_ format: OutputFormat) {
        let silence = Silence(until: Silence.example.until.advanced(by: .microseconds(1)), reason: "욕설")
        let recording = Console.recording(
            ConsoleOptions(format: format, language: .ko), zone: .korea)
        let failure = ServiceFailure.silenced(silence)
        recording.console.report(failure)
        recording.console.report(SampleError.service(failure))
        let told = recording.errors.split(separator: "\n").filter {
            $0.contains("2026-02-01 09:01까지 새 글이나 물건을 올리거나 수정할 수 없습니다. 사유: 욕설.")
        }
        #expect(told.count == 2, "\(recording.errors)")
        #expect(failure.message.contains("until 2026-02-01T00:01Z."), "servers tell the moment itself")
    }

    @Test(arguments: [
        (ErrorKind.invalid, Int32(65)), (.unauthenticated, 77), (.forbidden, 77), (.notFound, 66),
        (.conflict, 75),
        (.gone, 66), (.limited, 75), (.unavailable, 69), (.internal, 70),
    ])
    func everyKindHasItsExitCode(kind: ErrorKind, code: Int32) {
        #expect(ExitStatus(kind).rawValue == code)
    }

    @Test func otherErrorsHaveTheirExitCodes() {
        #expect(ExitStatus.ok.rawValue == 0)
        #expect(ExitStatus(UsageError(Phrase("x"))).rawValue == 64)
        #expect(ExitStatus(UsageError.interrupted).rawValue == 130)
        #expect(ExitStatus(CancellationError()).rawValue == 130)
        #expect(ExitStatus(UsageError.service(.signInRequired)).rawValue == 77)
        #expect(ExitStatus(SampleError.missing).rawValue == 66)
        #expect(ExitStatus(SampleError.service(.unavailable("db"))).rawValue == 69)
        #expect(ExitStatus(FormError.notText).rawValue == 65)
        #expect(ExitStatus(FieldError("x", .required)).rawValue == 65)
        struct Unknown: Error {}
        #expect(ExitStatus(Unknown()).rawValue == 70)
    }

    @Test func aUsageErrorSpeaksTheLanguageOfTheConsole() {
        let error = UsageError(Phrase(en: "Give --title.", ko: "--title을 주세요."))
        let recording = Console.recording(ConsoleOptions(language: .ko))
        #expect(recording.console.report(error) == .usage)
        #expect(recording.errors == "오류: --title을 주세요.\n")
        #expect(error.code == "usage")
        #expect(UsageError.interrupted.code == "interrupted")
    }

    @Test func anErrorWithATableIsToldAndEndsTheProgramAsTheTableSays() {
        let error = TableError.wrongFlag
        #expect(error.kind == .invalid && error.code == "table-wrong-flag" && error.service == nil)
        for (language, line) in [
            (Language.en, "error: --port is wrong.\n"), (.ko, "오류: --port 값이 잘못되었습니다.\n"),
        ] {
            let recording = Console.recording(ConsoleOptions(language: language))
            #expect(recording.console.report(error) == .usage)
            #expect(recording.errors == line)
        }
        #expect(ExitStatus(TableError.service(.unavailable("db"))) == .unavailable)
    }

    @Test func aFieldErrorOfAFlagIsAUsageError() {
        let error = UsageError(FieldError("limit", .outOfRange(minimum: 1, maximum: 100))) {
            Phrase("--\($0)")
        }
        #expect(error.phrase.en == "--limit must be between 1 and 100")
        #expect(error.phrase.ko == "--limit: 1 이상 100 이하여야 합니다")
        #expect(ExitStatus(error) == .usage)
    }

    @Test func theLabelIsColouredOnATerminal() {
        let recording = Console.recording(ConsoleOptions(language: .en), outputIsTerminal: true)
        recording.console.report(SampleError.missing)
        #expect(recording.errors == "\u{1B}[1;31merror:\u{1B}[0m The sample^[[31m cannot be published.\n")
    }
}
