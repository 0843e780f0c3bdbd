import SystemPackage

#if canImport(Glibc)
import FoundationEssentials
import Glibc
#endif

extension Settings {
    /// Reads the settings.
    ///
    /// `flags` are the given ones, as text; `configuration` is the file of `--config`, nil for the optional
    /// one in `directories`; `MADANG_CONFIG` names a file, too. The device's settings rank between the
    /// environment and the file; those of the account signed in at the backend rank just below the device's.
    /// A relative path counts from `folder`. Throws the first mistake found.
    public static func read(
        flags: [SettingKey: String] = [:], configuration: String? = nil,
        environment: [String: String] = processEnvironment, device: KeptSettingValues? = nil,
        account: (Backend) async -> KeptSettingValues?, folder: String = currentFolder
    ) async throws(SettingsError) -> Settings {
        let (layers, directories) = try readLayers(
            flags: flags, configuration: configuration, environment: environment, device: device,
            folder: folder)
        let settings = try Settings(
            layers, directories: directories, folder: folder, environment: environment)
        guard let account = await account(settings.backend) else { return settings }
        return try Settings(
            layers.adding(account), directories: directories, folder: folder, environment: environment)
    }

    /// Reads the settings of a program without sign-in, as the other overload does. Without the file where
    /// it is not to be read, to examine an installation whose file has a mistake.
    public static func read(
        flags: [SettingKey: String] = [:], configuration: String? = nil, readsFile: Bool = true,
        environment: [String: String] = processEnvironment, device: KeptSettingValues? = nil,
        folder: String = currentFolder
    ) throws(SettingsError) -> Settings {
        let (layers, directories) = try readLayers(
            flags: flags, configuration: configuration, readsFile: readsFile, environment: environment,
            device: device, folder: folder)
        return try Settings(
            layers, directories: directories, folder: folder, environment: environment)
    }

    private static func readLayers(
        flags: [SettingKey: String], configuration: String?, readsFile: Bool = true,
        environment: [String: String], device: KeptSettingValues?, folder: String
    ) throws(SettingsError) -> (SettingLayers, BaseDirectories) {
        let directories = BaseDirectories(environment: environment)
        let named = configuration ?? environment["MADANG_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        let path =
            named.map { FilePath(folder).pushing(FilePath($0)).string } ?? directories.configurationFile
        let file = readsFile ? try SettingsFile.read(path, isRequired: named != nil) : nil
        let layers = SettingLayers(
            flags: flags, environment: environment, device: device, file: file, directories: directories)
        return (layers, directories)
    }

    /// The environment of this process.
    public static var processEnvironment: [String: String] { ProcessInfo.processInfo.environment }

    /// The path relative to the program's starting folder, normalised: without `.`, `..` and a trailing
    /// slash.
    public static func absolutePath(of path: String) -> String {
        FilePath(currentFolder).pushing(FilePath(path)).lexicallyNormalized().string
    }

    /// The folder in which the program was started.
    public static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }
}
