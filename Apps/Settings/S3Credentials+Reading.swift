import BlobsS3
import SystemPackage
import Wire

extension S3Credentials {
    /// The variables of the environment that say a key, its secret, and a token where it was lent.
    private static let variables = [
        ["MADANG_S3_ACCESS_KEY", "MADANG_S3_SECRET_KEY", "MADANG_S3_SESSION_TOKEN"],
        ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"],
    ]
    /// The variables that name a file with them.
    private static let files = ["MADANG_S3_CREDENTIALS", "AWS_SHARED_CREDENTIALS_FILE"]

    /// The keys that the environment says, or a file that only its owner can read: the one that the
    /// environment names, else `s3-credentials` in the folder of the configuration. Throws `objectStore`, and
    /// `unreadableFile`.
    init(_ environment: [String: String], configuration folder: String) throws(SettingsError) {
        let environment = environment.filter { !$0.value.isEmpty }
        for names in Self.variables {
            if let found = try Self(names, in: environment, of: nil) {
                self = found
                return
            }
        }
        let named = Self.files.lazy.compactMap { environment[$0] }.first
        let path = named ?? folder + "/s3-credentials"
        guard let bytes = try Self.bytes(of: path) else {
            if named == nil { throw .objectStore(.noKeys(file: path)) }
            throw .unreadableFile(path, reason: "\(Errno.noSuchFileOrDirectory)")
        }
        let names = ["aws_access_key_id", "aws_secret_access_key", "aws_session_token"]
        let values = Self.values(of: String(decoding: bytes, as: UTF8.self))
        guard let found = try Self(names, in: values, of: path) else {
            throw .objectStore(.missingKey(names[0], beside: path))
        }
        self = found
    }

    /// What stands under these names: key, secret, token; nil if neither of the first two is there. Throws
    /// `objectStore` if one of them is.
    private init?(
        _ names: [String], in values: [String: String], of file: String?
    ) throws(SettingsError) {
        let (key, secret) = (values[names[0]], values[names[1]])
        switch (key, secret) {
        case (let key?, let secret?):
            self.init(accessKey: key, secretKey: secret, sessionToken: values[names[2]])
        case (nil, nil): return nil
        case (nil, _): throw .objectStore(.missingKey(names[0], beside: file ?? names[1]))
        case (_, nil): throw .objectStore(.missingKey(names[1], beside: file ?? names[0]))
        }
    }

    /// Nil if there is no such file. Throws `objectStore` for one that others can read.
    private static func bytes(of path: String) throws(SettingsError) -> [UInt8]? {
        if SmallFile.isOpenToOthers(path) { throw .objectStore(.openFile(path)) }
        do {
            return try SmallFile.bytes(of: path)
        } catch {
            throw .unreadableFile(path, reason: "\(error)")
        }
    }

    /// The lines `name = value` of the profile `default`, and of what stands before any profile: the form of
    /// the file that Amazon's own tools share (AWS CLI User Guide, "Configuration and credential file
    /// settings").
    private static func values(of text: String) -> [String: String] {
        var (values, isOurs) = ([String: String](), true)
        for line in text.split(whereSeparator: \.isNewline).map(\.withoutOuterBlanks) {
            if line.hasPrefix("[") {
                isOurs = line == "[default]"
            } else if isOurs, !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") {
                let value = line[line.index(after: sign)...].withoutOuterBlanks
                if !value.isEmpty { values[line[..<sign].withoutOuterBlanks.lowercased()] = String(value) }
            }
        }
        return values
    }
}
