extension Example {
    private static let phrase = PhraseRule.name
    private static let figure = FigureRule.name
    private static let translation = TranslationRule.name
    private static let file = "Modules/Rides/Console/RideCommands.swift"
    private static let guide = "Docs/operations.md"
    private static let korean = "Docs/operations.ko.md"
    private static let golden = "Tests/Golden/Rides/console-hide.txt"

    static let errorTexts: [Example] = [
        .broken(
            ErrorTextRule.name, "a text for all other errors", says: "Modules/Rides/Core/RideError.swift:3:",
            [
                "Modules/Rides/Core/RideError.swift":
                    "var texts: ErrorDescription.Texts {\nswitch self {\ndefault: other\n}\n}\n"
            ]),
        .kept(
            ErrorTextRule.name, "a case that is called so, and a console that adds to some texts",
            [
                "Modules/Rides/Core/RideError.swift":
                    "let a = ErrorDescription.none\nswitch self {\ncase .default: a\n}\n",
                "Modules/Rides/Console/RideError+Command.swift":
                    "let a: ErrorDescription?\nswitch self {\ndefault: nil\n}\n",
            ]),
    ]

    static let riddles: [Example] = [
        .broken(
            RiddleRule.name, "a new riddle", says: "\(file):2: [riddles] 1 riddles, of which 0",
            [file: "\n/// Gives it to whoever asks.\n"]
        ) { RiddleRule.check($0, left: 0) },
        .broken(
            RiddleRule.name, "fewer than were left", says: "lower RiddleRule.left",
            [file: "/// Gives it to the caller.\n"]
        ) { RiddleRule.check($0, left: 1) },
        .kept(
            RiddleRule.name, "those that are left", [file: "/// Nobody but the owner. Nobody's.\n"]
        ) { RiddleRule.check($0, left: 2) },
    ]

    static let phrases: [Example] = [
        .broken(
            phrase, "a phrase without Korean",
            says: "\(file):1: [both languages] “You are in.” has no Korean",
            [file: "let a = Phrase(en: \"You are in.\", ko: \"You are in.\")\n"]),
        .broken(
            phrase, "help without Korean", says: "“Show the ride.” has no Korean",
            [file: "let a = CommandConfiguration.words(\"show\", en: \"Show the ride.\", ko: \"\")\n"]),
        .broken(
            phrase, "Hangul in English", says: "The English “크루를 봅니다.” holds Hangul",
            [file: "let a = Phrase(en: \"크루를 봅니다.\", ko: \"크루를 봅니다.\")\n"]),
        .broken(
            phrase, "a sentence of one language", says: "“nobody is here” stands in one language",
            [file: "let a = Phrase(\"nobody is here\")\n"]),
        .broken(
            phrase, "an error without Korean", says: "“No such ride there.” has no Korean",
            [file: "let a = ErrorDescription(.notFound, \"ride\", \"No such ride there.\", \"No.\")\n"]),
        .broken(
            phrase, "wrong usage without Korean", says: "“Name a ride with --ride.” has no Korean",
            [file: "let a = E.usage(\"ride\", \"Name a ride with --ride.\", \"--ride\")\n"]),
        .broken(
            phrase, "help of an option in one language",
            says: "“How many rides there are.” stands in one language. Write .words(en:ko:)",
            ["Apps/Harness/Ride.swift": "@Option(help: \"How many rides there are.\") var rides = 3\n"]),
        .broken(
            phrase, "help of a value in one language", says: "“Where the ride is.” stands in one language",
            [file: "@Option(help: ArgumentHelp(\"Where the ride is.\", valueName: \"path\")) var a = 3\n"]),
        .broken(
            phrase, "a command in one language", says: "“Kill the whole ride.” stands in one language",
            [file: "let a = CommandConfiguration(abstract: \"Kill the whole ride.\")\n"]),
        .broken(
            phrase, "a wrong value in one language", says: "“must be a ride” stands in one language",
            [file: "throw ValidationError(\"must be a ride\")\n"]),
        .broken(
            phrase, "a field's value in one language", says: "rounds were played” stands in one language",
            [file: "fields.add(label, text: \"\\(count) rounds were played\")\n"]),
        .broken(
            phrase, "an outage without Korean", says: "“No ride is there.” has no Korean",
            [file: "throw .unreachable(english: \"No ride is there.\", korean: \"No.\")\n"]),
        .kept(
            phrase, "both languages, names, commands, values",
            [
                file: """
                let a = Phrase(en: "\\(count) rides are here.", ko: "크루가 \\(count)개 있습니다.")
                let b = Phrase("madang rides list"), c = Phrase(en: "p99", ko: "p99"), d = Phrase("ID")
                let e = Phrase(en: ride.en, ko: ride.ko)
                let g = help(help: .words(en: "Show the ride.", ko: "크루를 봅니다."), text: text)
                let f = ErrorDescription(.notFound, "ride", "No such ride.", "크루를 찾을 수 없습니다.")

                """
            ]),
    ]

    static let grammar: [Example] = [
        .broken(
            GrammarRule.name, "a particle behind a value",
            says: "\(file):1: [grammar] “을” stands behind a value: write both forms",
            [file: "let a = Phrase(en: \"Hide \\(name(of: ride))?\", ko: \"\\(name(of: ride))을 숨길까요?\")\n"]),
        .broken(
            GrammarRule.name, "a particle behind a quoted value", says: "“로” stands behind a value",
            [file: "let a = Phrase(en: \"Run it.\", ko: \"'madang rides show \\(id)'로 확인하세요.\")\n"]),
        .broken(
            GrammarRule.name, "a plural by hand", says: "\(file):1: [grammar] “s” makes a plural by hand",
            [file: "let a = \"\\(count) ride\\(count == 1 ? \"\" : \"s\")\"\n"]),
        .broken(
            GrammarRule.name, "both forms in what was recorded", says: "\(golden):2: [grammar] “을(를)” was",
            [golden: "오류:\n'책상'을(를) 찾을 수 없습니다.\n"]),
        .broken(
            GrammarRule.name, "one of many in what was recorded", says: "“1 rides” was recorded",
            [golden: "Hidden: 1 rides, 21 rides.\n"]),
        .kept(
            GrammarRule.name, "one and many", [golden: "1 ride is 1 is 21 rides, 0.1 rides.\n"]),
        .kept(
            GrammarRule.name, "both forms, particles of one form, values before other words",
            [
                file: """
                // \\(id)을
                let a = Phrase(en: "Hide \\(id)?", ko: "\\(id)을(를) 숨길까요? \\(count)이상, \\(count)명에게")
                let b = Phrase(en: count.counted("ride"), ko: "\\(count)개"), c = isOn ? "" : "off"

                """
            ]),
    ]

    private static let measured =
        "# Speed\n## Lists and details\n| list mix | 17,302 | ≤ 98.2 |\n## Holding\n| hold | 5,628 |\n"

    static let figures: [Example] = [
        .broken(
            figure, "a figure that was not measured",
            says: "Docs/scaling.md:1: [figures] 12,000 does not stand in `lists-and-details`",
            [
                FigureRule.source: measured,
                FigureRule.scaling: "[12,000 pages](performance.md#lists-and-details) a second\n",
            ]),
        .broken(
            figure, "a figure of another section", says: "5,628 does not stand in `lists-and-details`",
            [FigureRule.source: measured, "README.md": "[5,628](Docs/performance.md#lists-and-details)\n"]),
        .broken(
            figure, "a section that is not there", says: "has no section `lists`",
            [FigureRule.source: measured, FigureRule.scaling: "[17,302](performance.md#lists)\n"]),
        .broken(
            figure, "a rate that is no link", says: "Docs/scaling.md:2: [figures] A rate that is no link",
            [FigureRule.source: measured, FigureRule.scaling: "\n| 12,000 pages, 17 details a second |\n"]),
        .broken(
            figure, "remarks that the next report would lose",
            says: "Scripts/bench.d/remarks.md:1: [figures] Docs/performance.md ends with other remarks",
            [FigureRule.source: measured + "## Why\nBy hand.\n", FigureRule.remarks: "## Why\n"]),
        .kept(
            figure, "figures as they were measured",
            [
                FigureRule.source: measured + "## Why\nBy hand.\n",
                FigureRule.remarks: "## Why\nBy hand.\n",
                FigureRule.scaling:
                    "[17,302 pages](performance.md#lists-and-details), [5,628 holds](performance.md#holding) "
                    + "a second\n[how fast](performance.md#holding), ten times\n",
            ]),
    ]

    private static func guides(_ en: String, _ ko: String) -> [String: String] { [guide: en, korean: ko] }

    static let translations: [Example] = [
        .broken(translation, "no Korean guide", says: "\(korean) is missing", [guide: "# Running\n"]),
        .broken(
            translation, "no English guide", says: "There is no Docs/scaling.md",
            ["Docs/scaling.ko.md": "# 늘리기\n"]),
        .broken(
            translation, "a section less", says: "1 sections, but \(guide) has 2",
            guides("# Running\n", "운영\n")),
        .kept(
            translation, "a drawing in both languages",
            guides(
                "# Running\n```mermaid\nup --> down: stop\n```\n", "# 운영\n```mermaid\n켜짐 --> 꺼짐: 멈춤\n```\n")),
        .broken(
            translation, "a drawing with less", says: "has other code",
            guides(
                "# Running\n```mermaid\nup --> down\ndown --> [*]\n```\n",
                "# 운영\n```mermaid\n켜짐 --> 꺼짐\n```\n")),
        .broken(
            translation, "another level", says: "of another level than “Backups”",
            guides("# Running\n## Backups\n", "# 운영\n### 백업\n")),
        .broken(
            translation, "a name less",
            says: "\(korean):1: [translations] “Running” of \(guide) names `gzip`",
            guides("# Running\n`gzip` is on.\n", "# 운영\n켜져 있습니다.\n")),
        .broken(
            translation, "a name more", says: "does not name `gzip`",
            guides("# Running\n", "# 운영\n`gzip`\n")),
        .broken(
            translation, "other code", says: "has other code: madang-server check.",
            guides("# Running\n\n    madang-server check\n", "# 운영\n\n    madang-server vacuum\n")),
        .broken(
            translation, "a row less", says: "has 2 rows of tables, not 1",
            guides("# Running\n| a |\n| b |\n", "# 운영\n| 가 |\n")),
        .kept(
            translation, "the same in Korean",
            guides(
                "# Running\n`gzip` is on.\n\n    madang-server check   # now\n```\nls\n```\n",
                "# 운영\n`gzip`은 켜져 있습니다.\n\n    madang-server check # 지금\n```\nls\n```\n")),
    ]
}
