import BlobsS3
import Composition
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary
import Web

/// Where pictures are, as the settings say it.
@Suite("Settings of pictures") struct PictureSettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("madang")
    }

    private static let place = "s3:https://store.example/madang/사진"
    private static let keys = ["MADANG_S3_ACCESS_KEY": "열쇠", "MADANG_S3_SECRET_KEY": "비밀"]

    private func read(
        _ variables: [String: String], _ flags: [SettingKey: String] = [:]
    ) throws(SettingsError) -> Settings {
        let own = ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "MADANG_BACKEND": "sqlite:/m.sqlite"]
        return try Settings.read(
            flags: flags, environment: own.merging(variables) { $1 }, folder: folder.path)
    }

    private func credentials(_ variables: [String: String]) throws -> S3Credentials {
        let settings = try read(["MADANG_PICTURE_STORE": Self.place].merging(variables) { $1 })
        let found: S3Credentials? =
            if case .objects(_, let credentials) = settings.pictures { credentials } else { nil }
        return try #require(found, "\(settings.pictures)")
    }

    @Test("A place is a folder, beside the database, or in an object store")
    func places() throws {
        #expect(try read([:]).pictures == .folder("/m.sqlite.pictures"))
        #expect(try read(["MADANG_PICTURE_STORE": "사진"]).pictures == .folder(folder.path + "/사진"))
        let settings = try read(Self.keys.merging(["MADANG_PICTURE_STORE": Self.place]) { $1 })
        #expect("\(settings.pictures)" == Self.place + "/?region=us-east-1")
        #expect(!settings.linksPictures)
        // Whoever only asks a server needs no keys.
        let remote = ["MADANG_PICTURE_STORE": Self.place, "MADANG_BACKEND": "http://h"]
        #expect(try read(remote).pictures == .memory)
    }

    @Test("The region is the setting's, else the environment's")
    func region() throws {
        for (place, expected) in [(Self.place, "garage"), (Self.place + "?region=eu-west-1", "eu-west-1")] {
            let variables = ["MADANG_PICTURE_STORE": place, "AWS_REGION": "garage"]
            let settings = try read(Self.keys.merging(variables) { $1 })
            #expect("\(settings.pictures)".hasSuffix("?region=\(expected)"))
        }
    }

    @Test("Keys are those of Madang, else those of Amazon's tools, else those of a file")
    func keys() throws {
        let amazon = [
            "AWS_ACCESS_KEY_ID": "A", "AWS_SECRET_ACCESS_KEY": "B", "AWS_SESSION_TOKEN": "C",
        ]
        #expect(
            try credentials(Self.keys.merging(amazon) { $1 })
                == S3Credentials(accessKey: "열쇠", secretKey: "비밀"))
        #expect(
            try credentials(amazon) == S3Credentials(accessKey: "A", secretKey: "B", sessionToken: "C"))
        let file = """
            # keys
            [other]
            aws_access_key_id = 남의 것
            [default]
            aws_access_key_id = D
            aws_secret_access_key=E=
            """
        try write(file, to: "madang/s3-credentials", mode: 0o600)
        #expect(try credentials([:]) == S3Credentials(accessKey: "D", secretKey: "E="))
        try write("aws_access_key_id=F\naws_secret_access_key=G", to: "named", mode: 0o400)
        let named = ["MADANG_S3_CREDENTIALS": folder.path + "/named"]
        #expect(try credentials(named) == S3Credentials(accessKey: "F", secretKey: "G"))
    }

    @Test("A file that others can read is refused, as is one that is not there or holds half of the keys")
    func files() throws {
        let path = folder.path + "/named"
        let named = ["MADANG_S3_CREDENTIALS": path]
        #expect(throws: SettingsError.self) { try credentials(named) }
        try write("aws_access_key_id=F", to: "named", mode: 0o600)
        #expect(throws: SettingsError.objectStore(.missingKey("aws_secret_access_key", beside: path))) {
            try credentials(named)
        }
        for mode in [0o640, 0o604, 0o620] as [UInt32] {
            try write("aws_access_key_id=F\naws_secret_access_key=G", to: "named", mode: mode)
            #expect(throws: SettingsError.objectStore(.openFile(path))) { try credentials(named) }
        }
    }

    @Test(
        "What is no place is refused with the form, and no secret is told",
        arguments: [
            "s3:", "s3://madang", "s3:https://store.example", "s3+https://h/madang", "https://h/madang",
            "s3:https://열쇠:비밀@store.example/madang", "s3:https://h/madang?key=a",
        ])
    func refused(_ text: String) throws {
        for flags in [[:], [.pictureStore: text]] as [[SettingKey: String]] {
            let variables = flags.isEmpty ? ["MADANG_PICTURE_STORE": text] : [:]
            let error = #expect(throws: SettingsError.self) {
                try read(Self.keys.merging(variables) { $1 }, flags)
            }
            let message = try #require(error?.message)
            #expect(message.contains("s3:https://HOST[:PORT]/BUCKET"), "\(message)")
            #expect(!message.contains("비밀"), "\(message)")
        }
    }

    @Test("Keys that are missing are named, in both languages")
    func missing() throws {
        let error = #expect(throws: SettingsError.self) { try credentials([:]) }
        for text in [error?.description.english, error?.description.korean] {
            #expect(text?.contains("MADANG_S3_SECRET_KEY") == true)
            #expect(text?.contains("s3-credentials") == true)
        }
        #expect(
            throws: SettingsError.objectStore(
                .missingKey("AWS_SECRET_ACCESS_KEY", beside: "AWS_ACCESS_KEY_ID"))
        ) { try credentials(["AWS_ACCESS_KEY_ID": "A"]) }
    }

    @Test("Links need an object store")
    func links() throws {
        let on = ["MADANG_PICTURE_LINKS": "on"]
        #expect(throws: SettingsError.objectStore(.linksToFolder("/m.sqlite.pictures"))) { try read(on) }
        let both = Self.keys.merging(on) { $1 }.merging(["MADANG_PICTURE_STORE": Self.place]) { $1 }
        #expect(try read(both).linksPictures)
        #expect(try read(both).sitePlace.pictureOrigins == ["https://store.example"])
        let stored = Self.keys.merging(["MADANG_PICTURE_STORE": Self.place]) { $1 }
        #expect(try read(stored).sitePlace.pictureOrigins.isEmpty, "the server sends the files itself")
    }

    private func write(_ text: String, to name: String, mode: UInt32) throws {
        let path = folder.path + "/" + name
        unlink(path)
        try folder.write(text, to: name)
        try #require(chmod(path, mode) == 0)
    }
}
