import FoundationEssentials
import Glibc
import TestKit
import Testing

/// A server with pictures, its operator's machine, and a seller who has joined.
struct PictureStage {
    let (host, seller): (Machine, Machine)
    let server: RunningServer
    let database: String

    /// With these variables for everything on the operator's machine.
    init(_ variables: [String: String] = [:]) throws {
        host = try Machine(home: TemporaryHome(), variables: variables)
        seller = try Machine(home: TemporaryHome())
        database = host.home.path + "/server.sqlite"
        server = try RunningServer(host, database: database)
        let words = ["join", "--email", "kim@example.com", "--nickname", "kim", "--password-stdin"]
        let joined = try seller.madang(
            words + ["--backend", server.address], input: "느티나무 그늘 아래 42\n")
        #expect(joined.status == 0, "\(joined.errors)")
    }

    /// The same server and database, seen from the operator's machine with other variables.
    init(_ other: PictureStage, _ variables: [String: String]) {
        (host, seller) = (Machine(home: other.host.home, variables: variables), other.seller)
        (server, database) = (other.server, other.database)
    }

    /// Whether the server decodes pictures; with MADANG_REQUIRE_BACKENDS=1 it has to.
    static func decodes(_ outcome: Outcome) -> Bool {
        let isExcused = ProcessInfo.processInfo.environment["MADANG_REQUIRE_BACKENDS"] != "1"
        guard isExcused, outcome.errors.contains("takes no pictures") else { return true }
        print("Tests of photos are skipped: madang-pictures was built without libvips.")
        return false
    }

    /// Whether the programs can decode pictures; with MADANG_REQUIRE_BACKENDS=1 they have to.
    static var hasDecoder: Bool {
        let isExcused = ProcessInfo.processInfo.environment["MADANG_REQUIRE_BACKENDS"] != "1"
        guard isExcused, !Binaries.isBuilt("madang-pictures") else { return true }
        print("A session with photos is skipped: madang-pictures was not built.")
        return false
    }

    static func sample(_ name: String) -> String { SampleFile.path("Pictures/\(name)") }

    func exif(_ path: String) throws -> String {
        try host.run("/usr/bin/exiftool", ["-G0:1", "-a", "-ee", "-s", path]).output
    }

    /// Runs `madang-server` on the database.
    func operate(_ words: [String]) throws -> Outcome {
        try host.run(
            try Binaries.path("madang-server"), words + ["--backend", "sqlite:\(database)", "--lang", "en"])
    }

    func audit(_ words: [String] = []) throws -> Outcome { try operate(["pictures", "audit"] + words) }

    func published() throws -> Outcome {
        try seller.madang([
            "listings", "publish", "--title", "사진 있는 의자", "--price", "12000", "--category", "general",
            "--photo", Self.sample("placed.jpg"), "--photo", Self.sample("alpha.webp"),
            "--photo-description", "의자 앞면", "--yes", "--plain", "--lang", "en",
        ])
    }

    func pictures(shownBy id: String) throws -> [String] {
        let shown = try seller.madang(["listings", "show", id, "--json"]).output
        let photos = shown.firstRange(of: "\"photos\"").map { String(shown[$0.upperBound...]) } ?? ""
        let matches = photos.prefix { $0 != "]" }.split(separator: "\"").filter { $0.hasPrefix("pic_") }
        return matches.map(String.init)
    }
}
