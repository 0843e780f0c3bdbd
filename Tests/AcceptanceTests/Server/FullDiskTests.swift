import Auth
import Composition
import FoundationEssentials
import Glibc
import Listings
import Testing
import Vocabulary
import WireClient

extension AcceptanceTests {
    /// A server whose disk fills up while it writes.
    @Suite struct FullDiskTests {
        @Test("A full disk refuses writes and no reads, loses nothing, and is over when there is room again")
        func full() async throws {
            let machine = try Machine(home: TemporaryHome())
            let disk = try Self.smallDisk(of: machine)
            defer { Self.remove(disk, of: machine) }
            let server = try RunningServer(machine, database: disk + "/m.sqlite")
            let platform = RemotePlatform(at: try #require(ServerAddress(server.address)))
            try await Self.fill(disk, platform, PlainHTTP(address: server.address))
            await platform.close()
            #expect(server.end(SIGTERM) == 0)
            let check = try machine.run(
                try Binaries.path("madang-server"), ["check", "--backend", "sqlite:\(disk)/m.sqlite"])
            #expect(check.status == 0, "\(check.output)\(check.errors)")
        }

        @Test("Where the disk of pictures is full nothing is published, until there is room again")
        func fullOfPictures() throws {
            var machine = try Machine(home: TemporaryHome())
            let disk = try Self.smallDisk(of: machine)
            defer { Self.remove(disk, of: machine) }
            let store = disk + "/사진"
            machine.variables["MADANG_PICTURE_STORE"] = store
            let server = try RunningServer(machine, database: machine.home.path + "/m.sqlite")
            let join = ["join", "--email", "full@example.com", "--nickname", "가득", "--password-stdin"]
            _ = try machine.madang(join + ["--backend", server.address], input: "느티나무 그늘 아래 42\n")
            let publish = [
                "listings", "publish", "--title", "의자", "--price", "1", "--category", "general", "--yes",
                "--plain", "--photo", PictureStage.sample("placed.jpg"), "--lang", "en",
            ]
            try Self.takeAllRoom(disk + "/ballast")
            let refused = try machine.madang(publish)
            guard PictureStage.decodes(refused) else { return }
            #expect(refused.status == 69 && refused.errors.contains("log"), "\(refused)")
            #expect(try machine.madang(["listings", "mine", "--plain"]).output.isEmpty)
            #expect(try machine.files(below: store).isEmpty)
            try FileManager.default.removeItem(atPath: disk + "/ballast")
            let published = try machine.madang(publish)
            #expect(published.status == 0, "\(published)")
            #expect(try machine.files(below: store).count == 2)
            let audit = ["pictures", "audit", "--backend", "sqlite:\(machine.home.path)/m.sqlite"]
            let audited = try machine.run(try Binaries.path("madang-server"), audit)
            #expect(audited.status == 0, "\(audited)")
        }

        /// A disk of 8 MB in the memory of this machine.
        private static func smallDisk(of machine: Machine) throws -> String {
            let disk = machine.home.path + "/disk"
            try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
            let mounted = try machine.run(
                "/usr/bin/mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", disk])
            try #require(
                mounted.status == 0,
                """
                A full disk needs a small one, and this user cannot mount it: \(mounted.errors)
                Run the tests as root, or under 'unshare --user --map-root-user --mount'.
                """)
            return disk
        }

        private static func remove(_ disk: String, of machine: Machine) {
            _ = try? machine.run("/usr/bin/umount", ["--lazy", disk])
        }

        private static func fill(
            _ disk: String, _ platform: RemotePlatform, _ http: PlainHTTP
        ) async throws {
            let signedIn = try await platform.anonymous.auth.join(
                JoinDraft(email: "full@example.com", password: "느티나무 그늘 아래 42", nickname: "가득"),
                device: "")
            let session = platform.session(keptIn: InMemorySessionStorage())
            try await session.begin(signedIn)
            let listings = try await platform.services(for: session).listings
            let ballast = disk + "/ballast"
            try takeAllRoom(ballast)
            var kept: Set<ListingID> = []
            var failure: ServiceFailure?
            for number in 1...400 where failure == nil {
                do throws(ListingError) {
                    kept.insert(try await listings.publish(goods(number), as: .onSale).listing.id)
                } catch {
                    failure = error.service
                }
            }
            // That the disk is full is the operator's to know, and stands in the log.
            #expect(failure == .unavailable("the server's log says why"), "\(kept.count) were published")
            #expect(try await all(listings) == kept, "reads go on, and show what was acknowledged")
            #expect(try http.ask("GET /readyz").status == 503, "while writes are refused")
            try FileManager.default.removeItem(atPath: ballast)
            #expect(try http.ask("GET /readyz").status == 200, "there is room again")
            kept.insert(try await listings.publish(goods(0), as: .onSale).listing.id)
            #expect(try await all(listings) == kept, "writes go on when there is room again")
        }

        /// Writes a file until there is no room for more.
        private static func takeAllRoom(_ path: String) throws {
            let file = open(path, O_WRONLY | O_CREAT, 0o600)
            try #require(file >= 0)
            defer { close(file) }
            let block = [UInt8](repeating: 0x20, count: 4096)
            while write(file, block, block.count) > 0 {}
            #expect(errno == ENOSPC)
        }

        private static func goods(_ number: Int) -> ListingDraft {
            ListingDraft(
                title: "의자 \(number)", description: String(repeating: "튼튼합니다. ", count: 250),
                price: Money(1000, .krw), category: .general)
        }

        private static func all(_ listings: any ListingRepository) async throws -> Set<ListingID> {
            var ids: Set<ListingID> = []
            var page = try PageRequest(limit: PageRequest.largestLimit)
            while true {
                let answer = try await listings.mine(nil, page)
                ids.formUnion(answer.items.map(\.listing.id))
                guard let next = answer.next else { return ids }
                page = try PageRequest(.after(next), limit: PageRequest.largestLimit)
            }
        }
    }
}
