import Auth
import AuthMail
import ContractKit
import FoundationEssentials
import TestKit
import Testing
import Vocabulary

/// Letters as files.
struct MailTests {
    @Test func aLetterIsWrittenForItsOwnerAlone() async throws {
        try await TemporaryFolder.with { folder in
            let box = "\(folder)/a/mail"
            try await Self.mailer(box).send(
                Mail(recipient: "bora@example.com", name: "보라", subject: "환영합니다", text: "안녕하세요\n마당입니다\n"))
            let names = try TemporaryFolder.names(box)
            #expect(
                names.count == 1 && names[0].hasSuffix(".eml"), "one letter, nothing half-written: \(names)")
            #expect(TemporaryFolder.permissions(box) == 0o700)
            #expect(TemporaryFolder.permissions("\(box)/\(names[0])") == 0o600)
            let letter = try String(contentsOfFile: "\(box)/\(names[0])", encoding: .utf8)
            let header = [
                "From: =?UTF-8?B?66eI64u5IE1hZGFuZw==?= <madang@example.org>\r\n",
                "To: =?UTF-8?B?67O06528?= <bora@example.com>\r\n",
                "Subject: =?UTF-8?B?7ZmY7JiB7ZWp64uI64uk?=\r\n",
                "Date: Thu, 1 Jan 2026 00:00:00 +0000\r\n", "MIME-Version: 1.0\r\n",
                "Content-Type: text/plain; charset=utf-8\r\n", "@example.org>\r\n",
            ]
            for line in header { #expect(letter.contains(line), "\(line) in \(letter)") }
            let body = try #require(letter.split(separator: "\r\n\r\n").last).replacing("\r\n", with: "")
            let text = Data(base64Encoded: String(body)).map { String(decoding: $0, as: UTF8.self) }
            #expect(text == "안녕하세요\r\n마당입니다\r\n")
        }
    }

    @Test func longSubjectsAreFoldedAndNoFieldCanBeForged() async throws {
        try await TemporaryFolder.with { folder in
            let subject = String(repeating: "마당", count: 30) + "\r\nBcc: everyone@example.com"
            let mail = Mail(
                recipient: "a@example.com>\r\nBcc: b@example.com", name: "x\r\nBcc: c@example.com",
                subject: subject, text: "")
            try await Self.mailer(folder).send(mail)
            let name = try #require(try TemporaryFolder.names(folder).first)
            let letter = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            let lines = letter.split(separator: "\r\n")
            #expect(!lines.contains { $0.hasPrefix("Bcc") }, "no forged field in \(letter)")
            #expect(lines.allSatisfy { $0.utf8.count <= 90 }, "lines of bearable length")
            let folded = lines.filter { $0.hasPrefix(" =?UTF-8?B?") }
            #expect(
                folded.count >= 4 && folded.allSatisfy { $0.utf8.count <= 76 },
                "encoded words on lines of their own")
        }
    }

    @Test("Letters to an address that nobody has any more are removed, and what was begun of them")
    func discarded() async throws {
        try await TemporaryFolder.with { folder in
            let mailer = Self.mailer(folder)
            for recipient in ["bora@example.com", "ebora@example.com", "bora@example.com"] {
                try await mailer.send(
                    Mail(recipient: recipient, name: "보라", subject: "안녕", text: "<bora@example.com>"))
            }
            let begun = "To: <bora@example.com>\r\n\r\n"
            // As earlier versions name letters, without a tag of the address.
            for name in [".half.part", "01kdvrf3g0000000000000001y.eml"] {
                try begun.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
            }
            try begun.write(toFile: "\(folder)/note.txt", atomically: false, encoding: .utf8)
            try await mailer.discard(mailTo: "bora@example.com")
            let names = try TemporaryFolder.names(folder)
            #expect(names.count == 2 && names.contains("note.txt"), "\(names)")
            let tags = names.filter { $0.hasSuffix(".eml") }.map { $0.split(separator: ".")[1] }
            #expect(tags.allSatisfy { $0.count == 16 }, "the address's hash is in the name: \(names)")
            try await Self.mailer("\(folder)/none").discard(mailTo: "bora@example.com")
        }
    }

    @Test("Letters that nobody fetched are swept by their age, and nothing else in the folder")
    func swept() async throws {
        try await TemporaryFolder.with { folder in
            for (age, suffix) in [(30, "eml"), (31, "eml"), (31, "part"), (29, "eml"), (31, "txt")] {
                let moment = UInt64(1_767_225_600_000 - age * 86_400_000)
                let id = RawIdentifier(milliseconds: moment, random: (1, UInt64(age)))
                try "".write(
                    toFile: "\(folder)/\(suffix == "part" ? "." : "")\(id.base32).\(suffix)",
                    atomically: false, encoding: .utf8)
            }
            let horizon = Timestamp(microseconds: (1_767_225_600_000 - 30 * 86_400_000) * 1000)
            #expect(try await Self.mailer(folder).sweep(sentBy: horizon) == 3)
            #expect(try TemporaryFolder.names(folder).count == 2)
            #expect(try await Self.mailer(folder).sweep(sentBy: horizon) == 0)
        }
    }

    @Test func aFolderThatCannotBeMadeIsAnOutage() async throws {
        let mail = Mail(recipient: "a@example.com", name: "a", subject: "a", text: "")
        await #expect(throws: ServiceFailure.self) { try await Self.mailer("/dev/null/mail").send(mail) }
    }

    @Test("A folder that cannot be read is an outage, and not one without letters")
    func unreadableFolder() async throws {
        let mailer = Self.mailer("/dev/null/mail")
        await #expect(throws: ServiceFailure.self) { try await mailer.discard(mailTo: "a@example.com") }
        await #expect(throws: ServiceFailure.self) {
            try await mailer.sweep(sentBy: Timestamp(microseconds: 0))
        }
    }

    private static func mailer(_ folder: String) -> FolderMailer {
        FolderMailer(
            folder: folder, sender: "madang@example.org", time: ManualClock(),
            ids: OrderedIdentifiers(.ascending))
    }
}
