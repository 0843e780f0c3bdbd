import Commands
import Operations
import Terminal
import Vocabulary

/// What `madang data` does, and how it says so.
struct TransferCommands {
    private let transfer: DataTransfer
    private let pair: TransferPair
    private let console: Console

    init(_ transfer: DataTransfer, _ pair: TransferPair, _ console: Console) {
        self.transfer = transfer
        self.pair = pair
        self.console = console
    }

    /// Copies what is left, compares everything, and shows it. Throws `different` after showing what differs.
    func copy(anew: Bool) async throws {
        let begun = try await transfer.begin(anew: anew)
        if begun.done > 0, console.format != .json {
            console.remark(
                Phrase(
                    en: "Resuming: \(begun.done) of \(begun.total.counted("row")) are already copied.",
                    ko: "이어서 합니다: 전체 \(begun.total)행 중 \(begun.done)행은 이미 복사했습니다."))
        }
        let label = Phrase(en: "Copying", ko: "복사 중")
        let news = TransferProgress(console, total: begun.total, done: begun.done)
        try await console.withProgress(label, of: begun.total) { bar in
            bar.advance(by: begun.done)
            try await begun.run { table, rows in
                bar.advance(by: rows)
                news.tell(table, rows)
            }
        }
        let files = try await console.waiting { () throws(TransferError) in try await begun.carryFiles() }
        if console.format == .human, files.present + files.missing.count > 0 {
            console.remark(
                Phrase(
                    en: "Files of pictures: \(files.present) copied, \(files.missing.count) missing.",
                    ko: "사진 파일: \(files.present)개 복사, \(files.missing.count)개 없음."))
        }
        let tables = try await console.withProgress(Self.comparing, of: begun.total) { bar in
            try await begun.verify { bar.advance(by: $0) }
        }
        try show(
            tables, copied: begun.total - begun.done,
            Phrase(
                en: "Copied \(pair.source) to \(pair.target): \(begun.total.counted("row")), verified.",
                ko: "\(pair.source)을(를) \(pair.target)(으)로 복사했습니다. 전체 \(begun.total)행이 양쪽에서 같습니다."))
    }

    /// Compares everything and shows it. Throws as `copy` does.
    func verify() async throws {
        let total = try await transfer.rowCount()
        let tables = try await console.withProgress(Self.comparing, of: total) { bar in
            try await transfer.compare { bar.advance(by: $0) }
        }
        try show(
            tables, copied: nil,
            Phrase(
                en: "Both databases have the same \(total.counted("row")).",
                ko: "두 데이터베이스의 \(total)행이 모두 같습니다."))
    }

    private static let comparing = Phrase(en: "Comparing", ko: "비교 중")

    private func show(_ tables: [TransferredTable], copied: Int?, _ success: Phrase) throws {
        let report = TransferReport(pair: pair, tables: tables, copied: copied)
        if console.format == .json {
            console.show(report.document)
        } else {
            console.show(report.table)
        }
        try tables.requireEqual()
        if console.format == .human { console.remark(success) }
    }
}
