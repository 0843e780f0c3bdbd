import Terminal
import Testing

/// Where a file is that somebody names.
@Suite struct FolderPathTests {
    @Test(arguments: [
        ("앞면.jpg", "/home/민준/사진/앞면.jpg"), ("/tmp/a.jpg", "/tmp/a.jpg"), ("/tmp/ ", "/tmp"), ("/", "/"),
        ("~", "/home/민준"), ("~/b.jpg", "/home/민준/b.jpg"), ("~b.jpg", "/home/민준/사진/~b.jpg"),
        ("'/tmp/a b.jpg' ", "/tmp/a b.jpg"), ("\"c.jpg\"", "/home/민준/사진/c.jpg"), ("'", "/home/민준/사진/'"),
        ("'a.jpg\"", "/home/민준/사진/'a.jpg\""), ("../d.jpg", "/home/민준/사진/../d.jpg"),
    ]) func whatIsTypedIsFound(_ typed: String, _ path: String) {
        #expect(FolderPath("/home/민준/사진").path(typed: typed, home: "/home/민준") == path)
    }

    @Test func aNameInAListIsTakenAsItIs() {
        for name in ["~", "'a'", "a.jpg ", "~/x"] {
            #expect(FolderPath("/tmp").appending(name) == "/tmp/" + name)
            #expect(FolderPath("/").appending(name) == "/" + name)
        }
    }

    @Test func theRootIsAboveAll() {
        #expect(FolderPath("/home/민준").above == FolderPath("/home"))
        #expect(FolderPath("/home").above == FolderPath("/") && FolderPath("/").above == FolderPath("/"))
    }
}
